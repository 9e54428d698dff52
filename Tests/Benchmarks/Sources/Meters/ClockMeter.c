#include "Meters.h"

#include <time.h>

uint64_t meter_nanoseconds(void) {
  struct timespec now;
#if defined(CLOCK_THREAD_CPUTIME_ID)
  // What other processes do meanwhile does not count.
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
#else
  timespec_get(&now, TIME_UTC);
#endif
  return (uint64_t)now.tv_sec * 1000000000 + (uint64_t)now.tv_nsec;
}
