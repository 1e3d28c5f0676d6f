// The calls of Linux that Swift cannot import: those behind feature macros, with variadic
// arguments, or between fork and exec. All return -1 with errno if they fail.
#pragma once
#include <sys/types.h>

// A pipe whose ends no other program inherits: [0] is read, [1] is written.
int csystem_pipe(int ends[2]);
// A descriptor that one thread makes readable to wake another.
int csystem_event(void);
// Blocks SIGCHLD; a descriptor that is readable when a child ended.
int csystem_child_ends(void);
// Makes this process the parent of all its descendants that lose theirs.
int csystem_adopt_orphans(void);
// Sends one packet and three descriptors, or none (NULL).
ssize_t csystem_send(int socket, const void *bytes, size_t count, const int *streams, int flags);
// Receives one packet and its three descriptors, which are -1 if it came with none.
ssize_t csystem_receive(int socket, void *bytes, size_t capacity, int streams[3], int flags);
// Starts a program in a group of its own, with three streams and nothing else open. A plugin has
// every signal as at login and is killed with its parent; any other ignores what can be ignored.
pid_t csystem_spawn(const char *program, char *const arguments[], char *const environment[],
                    const char *folder, const int streams[3], int is_plugin);
// Where the concurrency runtime keeps the hook that sees jobs for the global pool; NULL without one.
void **csystem_enqueue_hook(void);
