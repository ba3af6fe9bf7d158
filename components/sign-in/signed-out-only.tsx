'use client'

import type { ReactNode } from 'react'
import { useLazy } from '@/hooks/page/use-lazy'
import { useIsSignedIn } from '@/hooks/session/use-is-signed-in'

const loadNotice = () => import('./signed-in-notice').then(({ SignedInNotice }) => SignedInNotice)

/** Renders its children for signed-out visitors, and a notice that leads on for signed-in ones. */
export function SignedOutOnly({ children }: { readonly children: ReactNode }) {
  const isSignedIn = useIsSignedIn()
  const load = isSignedIn ? loadNotice : null
  const { value: Notice } = useLazy(load, 'Who is signed in is not shown.')
  return Notice ? <Notice /> : children
}
