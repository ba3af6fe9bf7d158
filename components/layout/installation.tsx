'use client'

import { useEffect } from 'react'
import { ensureInstallation } from '@/lib/browser/installation'
import { logFailure } from '@/lib/browser/log-failure'
import { onIdle } from '@/lib/browser/on-idle'

/** Registers this browser as an installation, once, when it has nothing else to do (spec §4). */
export function Installation() {
  useEffect(() => onIdle(register), [])
  return null
}

function register(): void {
  ensureInstallation().catch((cause: unknown) =>
    logFailure('The installation was not registered.', cause),
  )
}
