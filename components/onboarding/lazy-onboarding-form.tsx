'use client'

import { ButtonLink } from '@/components/ui/button'
import { RetryNotice } from '@/components/ui/retry-notice'
import { Skeleton } from '@/components/ui/skeleton'
import { useIsHydrated } from '@/hooks/page/use-is-hydrated'
import { useLazy } from '@/hooks/page/use-lazy'
import { useIsSignedIn } from '@/hooks/session/use-is-signed-in'
import { routes } from '@/lib/shared/routes'

const loadForm = async () => {
  await import('@/lib/browser/api-client/zod-jitless')
  return (await import('./onboarding-form')).OnboardingForm
}

export function LazyOnboardingForm() {
  const isHydrated = useIsHydrated()
  const load = useIsSignedIn() ? loadForm : null
  const { value: Form, hasFailed, retry } = useLazy(load, 'The welcome did not come.')
  if (Form) return <Form />
  if (hasFailed) return <RetryNotice words="The questions did not load." retry={retry} />
  if (!isHydrated || load !== null) return <Skeleton />
  // As high as the skeleton, so that the footer does not move.
  return (
    <div className="min-h-112">
      <ButtonLink href={routes.getStarted} className="w-full">
        Sign in or sign up
      </ButtonLink>
    </div>
  )
}
