import { logFailure } from '@/lib/shared/log-failure'
import type { ConfirmDialog } from './alerts'

/** Asks for confirmation in a dialog that is loaded on demand; falls back to the dialog of the browser. */
export async function confirm(question: ConfirmDialog): Promise<boolean> {
  try {
    const { showConfirmDialog } = await import('./alerts')
    return await showConfirmDialog(question)
  } catch (cause) {
    logFailure('The dialog did not come; the browser asks instead.', cause)
    return window.confirm(question.text)
  }
}
