import { logFailure } from '@/lib/shared/log-failure'
import type { ConfirmDialog } from './alerts'

/** The dialog comes when it is needed; where it does not, the browser asks. */
export async function confirm(question: ConfirmDialog): Promise<boolean> {
  try {
    const { showConfirmDialog } = await import('./alerts')
    return await showConfirmDialog(question)
  } catch (cause) {
    logFailure('The dialog did not come; the browser asks instead.', cause)
    return window.confirm(question.text)
  }
}
