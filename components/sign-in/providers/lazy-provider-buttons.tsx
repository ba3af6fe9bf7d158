'use client'

import { lazy, Suspense } from 'react'
import { useProviders } from '@/hooks/sign-in/use-providers'

const ProviderButtons = lazy(async () => ({
  default: (await import('./provider-buttons')).ProviderButtons,
}))

/** Items of a list; often none is configured. */
export function LazyProviderButtons() {
  const offered = useProviders()
  if (!offered?.google && !offered?.facebook && !offered?.linkedin) return null
  return (
    <Suspense>
      <ProviderButtons offered={offered} />
    </Suspense>
  )
}
