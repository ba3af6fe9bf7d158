/**
 * Runs work in a task of its own after the next paint, so that a slow restyle does not delay the response to a
 * press (promise S6). Returns a function that cancels it.
 */
export function runAfterPaint(work: () => void): () => void {
  let timer = 0
  const frame = window.requestAnimationFrame(() => {
    timer = window.setTimeout(work)
  })
  return () => {
    window.cancelAnimationFrame(frame)
    window.clearTimeout(timer)
  }
}
