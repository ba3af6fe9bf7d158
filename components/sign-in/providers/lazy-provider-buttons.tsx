'use client'

import { lazy, Suspense } from 'react'
import { useSignInProviders } from '@/hooks/sign-in/use-sign-in-providers'

const ProviderButtons = lazy(async () => ({
  default: (await import('./provider-buttons')).ProviderButtons,
}))

/** Renders the providers as list items, and nothing where none is configured. */
export function LazyProviderButtons() {
  const offered = useSignInProviders()
  if (!offered?.google && !offered?.facebook && !offered?.linkedin) return null
  return (
    <Suspense>
      <ProviderButtons offered={offered} />
    </Suspense>
  )
}
