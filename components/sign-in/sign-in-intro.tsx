'use client'

import { useIsAlive } from '@/hooks/page/use-is-alive'
import { useLate } from '@/hooks/page/use-late'

const loadReason = () => import('./sign-in-reason').then(({ SignInReason }) => SignInReason)

/** Who was led here is told why, after paint: the page is everybody's. Two lines are reserved. */
export function SignInIntro() {
  const { value: Reason } = useLate(useIsAlive() ? loadReason : null, 'Why to sign in is not said.')
  const always = 'Sign in to find what you save, your CVs and your alerts on every device.'
  return (
    <p className="mb-5 min-h-12 text-ink-soft">{Reason ? <Reason fallback={always} /> : always}</p>
  )
}
