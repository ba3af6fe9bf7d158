'use client'

import { usePathname } from 'next/navigation'
import { type ComponentType, useCallback, useState } from 'react'
import type { ApplyTarget } from '@/components/applications/apply-target'
import { RetryNotice } from '@/components/ui/retry-notice'
import { Skeleton } from '@/components/ui/skeleton'
import { useIsHydrated } from '@/hooks/page/use-is-hydrated'
import { useLazy } from '@/hooks/page/use-lazy'
import { useIsSignedIn } from '@/hooks/session/use-is-signed-in'
import { importWithZod } from '@/lib/browser/api-client/import-with-zod'
import { OFFLINE } from '@/lib/shared/forms/failure-messages'
import { SignInRequired } from './sign-in-required'

type Screen = ComponentType<{ readonly applying: ApplyTarget }>

const screens = {
  '/v1/job': () =>
    import('@/components/applications/apply-for-job').then(
      ({ ApplyForJob }): Screen => ApplyForJob,
    ),
  '/v1/internship': () =>
    import('@/components/applications/apply-for-internship').then(
      ({ ApplyForInternship }): Screen => ApplyForInternship,
    ),
} as const

/** Loads the form for signed-in users after the shared page, and asks others to sign in. */
export function ApplyGate({ applying }: { readonly applying: ApplyTarget }) {
  const isHydrated = useIsHydrated()
  const isSignedIn = useIsSignedIn()
  const path = usePathname()
  const [wasSignedIn, setWasSignedIn] = useState(false)
  const load = useCallback(() => importWithZod(screens[applying.area]), [applying.area])
  const late = useLazy(isHydrated && isSignedIn ? load : null, 'The form to apply did not come.')

  if (isSignedIn && !wasSignedIn) setWasSignedIn(true)
  if (!isHydrated) return <Skeleton />
  if (!isSignedIn)
    return applying.isOffered ? (
      <SignInRequired path={path} isKept={wasSignedIn} {...applying} />
    ) : null
  if (late.value) return <late.value applying={applying} />
  if (!late.hasFailed) return <Skeleton />
  return <RetryNotice words={OFFLINE} retry={late.retry} />
}
