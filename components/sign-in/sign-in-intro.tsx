'use client'

import { useIsHydrated } from '@/hooks/page/use-is-hydrated'
import { useLazy } from '@/hooks/page/use-lazy'

const loadReason = () => import('./sign-in-reason').then(({ SignInReason }) => SignInReason)

/** Explains why to sign in, after the first paint because the HTML is shared by all visitors. Two lines are reserved. */
export function SignInIntro() {
  const { value: Reason } = useLazy(
    useIsHydrated() ? loadReason : null,
    'Why to sign in is not said.',
  )
  const always = 'Sign in to see your saved items, CVs and alerts on all your devices.'
  return (
    <p className="mb-5 min-h-12 text-ink-soft">{Reason ? <Reason fallback={always} /> : always}</p>
  )
}
