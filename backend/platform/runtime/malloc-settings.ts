/** Bytes. Set, it no longer grows with the largest buffer of the past: what malloc was given back goes to the system at once (promise S10). */
const THRESHOLD = String(128 * 1024)

/** Variables of a process of ours, for glibc. */
export const MALLOC_SETTINGS = {
  MALLOC_TRIM_THRESHOLD_: THRESHOLD,
  MALLOC_MMAP_THRESHOLD_: THRESHOLD,
}
