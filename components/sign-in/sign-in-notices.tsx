'use client'

import type { ReactNode } from 'react'
import { useIsHydrated } from '@/hooks/page/use-is-hydrated'
import { useLazy } from '@/hooks/page/use-lazy'
import { useIsSignedIn } from '@/hooks/session/use-is-signed-in'

const loadReason = () => import('./sign-in-reason').then(({ SignInReason }) => SignInReason)
const loadNotice = () => import('./signed-in-notice').then(({ SignedInNotice }) => SignedInNotice)

/** Renders its children for signed-out visitors, and a notice that leads on for signed-in ones. */
export function SignedOutOnly({ children }: { readonly children: ReactNode }) {
  const isSignedIn = useIsSignedIn()
  const load = isSignedIn ? loadNotice : null
  const { value: Notice } = useLazy(load, 'Who is signed in is not shown.')
  return Notice ? <Notice /> : children
}

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
