#ifndef METERS_H
#define METERS_H

#include <stdbool.h>
#include <stdint.h>

/// Nanoseconds for which the thread has run; where that is unknown, nanoseconds that have passed.
uint64_t meter_nanoseconds(void);

/// Whether allocations can be counted on this system.
bool meter_counts_allocations(void);

/// Begins to count the process's heap allocations, from zero.
void meter_start_allocations(void);

/// Stops counting and answers how many allocations there were.
uint64_t meter_stop_allocations(void);

#endif
