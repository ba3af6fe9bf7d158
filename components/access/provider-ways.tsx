'use client'

import { lazy, Suspense } from 'react'
import { useProviders } from '@/hooks/session/use-providers'

const ProviderButtons = lazy(async () => ({
  default: (await import('./provider-buttons')).ProviderButtons,
}))

/** What is configured to sign in with besides e-mail and phone, below them as items of the list; often nothing. */
export function ProviderWays() {
  const offered = useProviders()
  if (!offered?.google && !offered?.facebook && !offered?.linkedin) return null
  return (
    <Suspense>
      <ProviderButtons offered={offered} />
    </Suspense>
  )
}
