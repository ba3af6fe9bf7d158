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

/**
 * Opens a modal dialog after the next paint, since that restyles the page (promise S6); `data-coming` is set
 * until then. Returns a function that closes it.
 */
export function showModalAfterPaint(dialog: HTMLDialogElement): () => void {
  dialog.dataset.coming = ''
  dialog.setAttribute('aria-hidden', 'true')
  const cancel = runAfterPaint(() => {
    dialog.removeAttribute('aria-hidden')
    dialog.showModal()
    delete dialog.dataset.coming
  })
  return () => {
    cancel()
    dialog.removeAttribute('aria-hidden')
    delete dialog.dataset.coming
    dialog.close()
  }
}
