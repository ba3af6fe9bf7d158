/** Modal after the next paint, since that styles all of the page anew (promise S6); `data-coming` until then. The answer closes it. */
export function showModalAfterPaint(dialog: HTMLDialogElement): () => void {
  let timer = 0
  dialog.dataset.coming = ''
  dialog.setAttribute('aria-hidden', 'true')
  const frame = window.requestAnimationFrame(() => {
    timer = window.setTimeout(() => {
      dialog.removeAttribute('aria-hidden')
      dialog.showModal()
      delete dialog.dataset.coming
    })
  })
  return () => {
    window.cancelAnimationFrame(frame)
    window.clearTimeout(timer)
    dialog.removeAttribute('aria-hidden')
    delete dialog.dataset.coming
    dialog.close()
  }
}
