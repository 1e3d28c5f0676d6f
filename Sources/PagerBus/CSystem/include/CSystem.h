// The calls of Linux that Swift cannot import: those behind feature macros, with variadic
// arguments, or between fork and exec.
#ifndef CSYSTEM_H
#define CSYSTEM_H

#include <sys/types.h>

// A pipe whose ends no other program inherits: [0] is read, [1] is written. 0, or -1 with errno.
int csystem_pipe(int ends[2]);

#endif
