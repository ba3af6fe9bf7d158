/** Waits without the event loop, which an ending process lacks. */
export function waitBlocked(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}
