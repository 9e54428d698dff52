#include "Meters.h"

#include <stdlib.h>

#if defined(__GLIBC__)

#include <errno.h>
#include <stdatomic.h>

// The executable's own malloc and its like come before glibc's, for the Swift runtime too. The
// names below lead to glibc's past them; memory from either is freed alike.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static atomic_bool is_counting;
static atomic_uint_fast64_t count;

static void note_allocation(void) {
  // Timed rounds run with counting off, so that they pay for one load and no more.
  if (atomic_load_explicit(&is_counting, memory_order_relaxed)) {
    atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
  }
}

void *malloc(size_t size) {
  note_allocation();
  return __libc_malloc(size);
}

void *calloc(size_t elements, size_t size) {
  note_allocation();
  return __libc_calloc(elements, size);
}

void *realloc(void *memory, size_t size) {
  note_allocation();
  return __libc_realloc(memory, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  note_allocation();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0 || alignment == 0) {
    return EINVAL;
  }
  note_allocation();
  void *block = __libc_memalign(alignment, size);
  if (block == NULL) return ENOMEM;
  *memory = block;
  return 0;
}

bool meter_counts_allocations(void) { return true; }

void meter_start_allocations(void) {
  atomic_store(&count, 0);
  atomic_store(&is_counting, true);
}

uint64_t meter_stop_allocations(void) {
  atomic_store(&is_counting, false);
  return atomic_load(&count);
}

#else

bool meter_counts_allocations(void) { return false; }

void meter_start_allocations(void) {}

uint64_t meter_stop_allocations(void) { return 0; }

#endif
