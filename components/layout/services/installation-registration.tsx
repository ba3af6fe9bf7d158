import { useEffect } from 'react'
import { ensureInstallation } from '@/lib/browser/api-client/installation'
import { runWhenIdle } from '@/lib/browser/page/run-when-idle'
import { logFailure } from '@/lib/shared/log-failure'

/** Registers the installation once per browser, when the page is idle (spec §4). */
export function InstallationRegistration() {
  useEffect(() => runWhenIdle(register), [])
  return null
}

function register(): void {
  ensureInstallation().catch((cause: unknown) =>
    logFailure('The installation was not registered.', cause),
  )
}
