'use client'

import { useEffect, useState } from 'react'
import type { accountParts } from '@/components/account/account-parts'
import { useIsSignedIn } from '@/hooks/session/use-is-signed-in'
import { logFailure } from '@/lib/shared/log-failure'

type AccountParts = typeof accountParts

/** Null for a stranger, undefined while loading. */
export function useAccountParts(): AccountParts | null | undefined {
  const isSignedIn = useIsSignedIn()
  const [parts, setParts] = useState<AccountParts | null>()

  useEffect(() => {
    if (!isSignedIn) return
    import('@/components/account/account-parts')
      .then(({ accountParts }) => setParts(accountParts))
      .catch((cause: unknown) => {
        logFailure('The account is not shown.', cause)
        setParts(null)
      })
  }, [isSignedIn])

  return isSignedIn ? parts : null
}
