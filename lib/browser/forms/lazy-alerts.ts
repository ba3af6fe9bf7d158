import { logFailure } from '@/lib/shared/log-failure'
import type { AlertKind } from './alerts'

/** Gives the words back for a live region; an alert whose script does not come is only logged. */
export async function showLazyAlert(kind: AlertKind, text: string): Promise<string> {
  try {
    const { showAlert } = await import('./alerts')
    showAlert(kind, text)
  } catch (cause) {
    logFailure('An alert was not shown.', cause)
  }
  return text
}

/** So that being offline can be told too. */
export function preloadAlerts(): void {
  import('./alerts').catch((cause: unknown) => logFailure('Alerts are not here yet.', cause))
}
