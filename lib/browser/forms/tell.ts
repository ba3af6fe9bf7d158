import { logFailure } from '@/lib/shared/log-failure'
import type { AlertKind } from './alerts'

/**
 * Shows an alert and gives back its words, for the live region they stay in. They are the point: an
 * alert whose script does not come is only logged.
 */
export async function tell(kind: AlertKind, text: string): Promise<string> {
  try {
    const { showAlert } = await import('./alerts')
    showAlert(kind, text)
  } catch (cause) {
    logFailure('An alert was not shown.', cause)
  }
  return text
}
