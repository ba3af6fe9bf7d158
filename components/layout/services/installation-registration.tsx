import { useEffect } from 'react'
import { onIdle } from '@/lib/browser/page/on-idle'
import { ensureInstallation } from '@/lib/browser/wire/installation'
import { logFailure } from '@/lib/shared/log-failure'

/** Once a browser, when it is idle (spec §4). */
export function InstallationRegistration() {
  useEffect(() => onIdle(register), [])
  return null
}

function register(): void {
  ensureInstallation().catch((cause: unknown) =>
    logFailure('The installation was not registered.', cause),
  )
}
