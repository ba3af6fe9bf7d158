'use client'

import { useEffect } from 'react'
import { logFailure } from '@/lib/browser/log-failure'
import { onIdle } from '@/lib/browser/on-idle'

/** Registers this browser as an installation, once, when it has nothing else to do (spec §4). */
export function Installation() {
  useEffect(() => onIdle(register), [])
  return null
}

function register(): void {
  // Fetched late, so that the cookie's code weighs on no first load.
  import('@/lib/browser/installation')
    .then(({ ensureInstallation }) => ensureInstallation())
    .catch((cause: unknown) => logFailure('The installation was not registered.', cause))
}
