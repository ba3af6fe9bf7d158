/**
 * Bytes. A set threshold no longer grows with the largest past buffer: freed memory returns to the system at
 * once (promise S10).
 */
const THRESHOLD = String(128 * 1024)

/** Environment of our processes, for glibc. */
export const MALLOC_SETTINGS = {
  MALLOC_TRIM_THRESHOLD_: THRESHOLD,
  MALLOC_MMAP_THRESHOLD_: THRESHOLD,
}
