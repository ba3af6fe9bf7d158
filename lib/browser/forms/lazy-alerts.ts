import { logFailure } from '@/lib/shared/log-failure'
import type { AlertKind } from './alerts'

/** Shows an alert and returns its text for a live region. If the script does not load, that is only logged. */
export async function showLazyAlert(kind: AlertKind, text: string): Promise<string> {
  try {
    const { showAlert } = await import('./alerts')
    showAlert(kind, text)
  } catch (cause) {
    logFailure('An alert was not shown.', cause)
  }
  return text
}

/** Preloads the alerts, so that they can also report that the visitor is offline. */
export function preloadAlerts(): void {
  import('./alerts').catch((cause: unknown) => logFailure('Alerts are not here yet.', cause))
}
