#define _GNU_SOURCE
#include "CSystem.h"
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>
extern void *swift_task_enqueueGlobal_hook __attribute__((weak));
void **csystem_enqueue_hook(void) { return &swift_task_enqueueGlobal_hook; }
int csystem_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }
int csystem_event(void) { return eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK); }
int csystem_adopt_orphans(void) { return prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0); }

int csystem_child_ends(void) {
  sigset_t set = {0};
  if (sigaddset(&set, SIGCHLD) || sigprocmask(SIG_BLOCK, &set, NULL)) return -1;
  return signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK);
}

typedef union { char bytes[CMSG_SPACE(3 * sizeof(int))]; struct cmsghdr header; } control_t;
ssize_t csystem_send(int socket, const void *bytes, size_t count, const int *streams, int flags) {
  control_t control = {.header = {CMSG_LEN(3 * sizeof(int)), SOL_SOCKET, SCM_RIGHTS}};
  struct iovec part = {(void *)bytes, count};
  struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
  if (streams) {
    message.msg_control = &control;
    message.msg_controllen = sizeof control;
    memcpy(CMSG_DATA(&control.header), streams, 3 * sizeof(int));
  }
  return sendmsg(socket, &message, flags | MSG_NOSIGNAL);
}
ssize_t csystem_receive(int socket, void *bytes, size_t capacity, int streams[3], int flags) {
  control_t control;
  struct iovec part = {bytes, capacity};
  struct msghdr message = {NULL, 0, &part, 1, &control, sizeof control, 0};
  streams[0] = streams[1] = streams[2] = -1;
  ssize_t count = recvmsg(socket, &message, flags | MSG_CMSG_CLOEXEC);
  struct cmsghdr *header = count < 0 ? NULL : CMSG_FIRSTHDR(&message);
  if (header) memcpy(streams, CMSG_DATA(header), header->cmsg_len - CMSG_LEN(0));
  return count;
}
// Runs in the child, in the memory of the parent: only calls that are safe in a signal handler.
static int become(const char *program, char *const arguments[], char *const environment[],
                  const char *folder, const int streams[3], pid_t parent) {
  int high[3];
  for (int number = 1; number < NSIG; number++)
    signal(number, parent || number == SIGCHLD ? SIG_DFL : SIG_IGN);
  if (setpgid(0, 0) < 0 || chdir(folder) < 0) return errno;
  if (parent && prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0) < 0) return errno;
  if (parent && getppid() != parent) return ESRCH;
  for (int i = 0; i < 3; i++) high[i] = fcntl(streams[i], F_DUPFD, 3);
  for (int i = 0; i < 3; i++) if (dup2(high[i], i) < 0) return errno;
  close_range(3, ~0U, 0);
  sigprocmask(SIG_SETMASK, &(sigset_t){0}, NULL);
  execve(program, arguments, environment);
  return errno;
}

pid_t csystem_spawn(const char *program, char *const arguments[], char *const environment[],
                    const char *folder, const int streams[3], int is_plugin) {
  volatile int failure = 0;
  sigset_t all, old;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &old);
  pid_t parent = is_plugin ? getpid() : 0, pid = vfork();
  if (pid == 0) _exit((failure = become(program, arguments, environment, folder, streams, parent)));
  if (pid < 0) failure = errno;
  pthread_sigmask(SIG_SETMASK, &old, NULL);
  if (pid > 0 && failure) waitpid(pid, NULL, 0);
  errno = failure;
  return failure ? -1 : pid;
}
