/** For `odd-thread.mjs`. */
export type OddTask = {
  readonly act: 'answer' | 'throw' | 'hang'
  /** Number of threads that should still crash, shared with them. */
  readonly deaths?: Int32Array
}

export const ODD_THREAD = new URL('./odd-thread.mjs', import.meta.url)
