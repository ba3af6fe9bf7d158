import { runAfterPaint } from './after-paint'

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
