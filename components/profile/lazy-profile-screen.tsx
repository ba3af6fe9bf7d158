'use client'

import { usePathname } from 'next/navigation'
import { type ComponentType, useCallback } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { RetryNotice } from '@/components/ui/retry-notice'
import { Skeleton } from '@/components/ui/skeleton'
import { useIsHydrated } from '@/hooks/page/use-is-hydrated'
import { useLazy } from '@/hooks/page/use-lazy'
import { useIsSignedIn } from '@/hooks/session/use-is-signed-in'
import { importWithZod } from '@/lib/browser/api-client/import-with-zod'
import { OFFLINE } from '@/lib/shared/forms/failure-messages'
import { routes } from '@/lib/shared/routes'
import { type ProfileScreenName, profileScreens } from './profile-screens'

/** Loads a screen of the profile after the page, for signed-in users only. */
export function LazyProfileScreen({ name }: { readonly name: ProfileScreenName }) {
  const isHydrated = useIsHydrated()
  const isSignedIn = useIsSignedIn()
  const path = usePathname()
  const load = useCallback(() => importWithZod<ComponentType>(profileScreens[name]), [name])
  const late = useLazy(load, 'A screen of the profile did not come.')

  if (isHydrated && !isSignedIn) return <SignedOut path={path} />
  if (late.value) return <late.value />
  if (!late.hasFailed) return <Skeleton />
  return <RetryNotice words={OFFLINE} retry={late.retry} />
}

function SignedOut({ path }: { readonly path: string }) {
  return (
    <div role="status" className="border-l-4 border-note py-1 pl-4">
      <p>You are signed out. What you typed is saved in this tab while you sign in again.</p>
      <p className="mt-3">
        <ButtonLink href={routes.loginAndBack(path)}>Sign in</ButtonLink>
      </p>
    </div>
  )
}
