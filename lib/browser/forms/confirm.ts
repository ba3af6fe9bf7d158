import { logFailure } from '@/lib/shared/log-failure'
import type { Question } from './alerts'

/** The dialog comes when it is needed; where it does not, the browser asks. */
export async function confirm(question: Question): Promise<boolean> {
  try {
    const { askConfirmation } = await import('./alerts')
    return await askConfirmation(question)
  } catch (cause) {
    logFailure('The dialog did not come; the browser asks instead.', cause)
    return window.confirm(question.text)
  }
}
