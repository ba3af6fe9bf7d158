/** A promise and the functions that settle it: `Promise.withResolvers`, which Node 20 lacks. */
export function createDeferred<T = void>() {
  let resolve: (value: T) => void = () => undefined
  let reject: (reason: unknown) => void = () => undefined
  const promise = new Promise<T>((...settle) => {
    ;[resolve, reject] = settle
  })
  return { promise, resolve, reject }
}
