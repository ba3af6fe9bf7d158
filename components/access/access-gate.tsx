'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { useIsSignedIn } from '@/hooks/session/use-is-signed-in'
import { logFailure } from '@/lib/shared/log-failure'
import type { SignedInNotice } from './signed-in-notice'

/** Signed-in visitors are led on instead. */
export function AccessGate({ children }: { readonly children: ReactNode }) {
  const isSignedIn = useIsSignedIn()
  const [notice, setNotice] = useState<{ Notice: typeof SignedInNotice }>()

  useEffect(() => {
    if (!isSignedIn) return
    import('./signed-in-notice')
      .then(({ SignedInNotice: Notice }) => setNotice({ Notice }))
      .catch((cause: unknown) => logFailure('Who is signed in is not shown.', cause))
  }, [isSignedIn])

  return isSignedIn && notice ? <notice.Notice /> : children
}
