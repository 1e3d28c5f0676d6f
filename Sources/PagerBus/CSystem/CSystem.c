#define _GNU_SOURCE
#include "CSystem.h"

#include <fcntl.h>
#include <unistd.h>

int csystem_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC | O_NONBLOCK); }
