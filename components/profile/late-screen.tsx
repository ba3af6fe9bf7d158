'use client'

import { usePathname } from 'next/navigation'
import { type ComponentType, useEffect, useState } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { Skeleton } from '@/components/ui/skeleton'
import { Trouble } from '@/components/ui/trouble'
import { useIsAlive } from '@/hooks/page/use-is-alive'
import { useIsSignedIn } from '@/hooks/session/use-is-signed-in'
import { withSchemas } from '@/lib/browser/wire/with-schemas'
import { OFFLINE } from '@/lib/shared/forms/failure-words'
import { logFailure } from '@/lib/shared/log-failure'
import { routes } from '@/lib/shared/routes'
import { type ScreenName, screens } from './screens'

/** Loaded after the page, for signed-in visitors only. */
export function LateScreen({ name }: { readonly name: ScreenName }) {
  const isAlive = useIsAlive()
  const isSignedIn = useIsSignedIn()
  const path = usePathname()
  const [Screen, setScreen] = useState<ComponentType | null>(null)
  const [tries, setTries] = useState(1)
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    if (tries === 0) return
    loadScreen(name)
      .then((loaded) => setScreen(() => loaded))
      .catch((cause: unknown) => {
        logFailure('A screen of the profile did not come.', cause)
        setFailed(true)
      })
  }, [name, tries])

  if (isAlive && !isSignedIn) return <SignedOut path={path} />
  if (Screen !== null) return <Screen />
  if (!hasFailed) return <Skeleton />
  const retry = () => {
    setFailed(false)
    setTries(tries + 1)
  }
  return <Trouble words={OFFLINE} retry={retry} />
}

const loadScreen = (name: ScreenName): Promise<ComponentType> => withSchemas(screens[name])

/** The session ended here or in another tab (promise F13). */
function SignedOut({ path }: { readonly path: string }) {
  return (
    <div role="status" className="border-l-4 border-note py-1 pl-4">
      <p>You are signed out. What you typed is kept in this tab while you sign in again.</p>
      <p className="mt-3">
        <ButtonLink href={routes.loginAndBack(path)}>Sign in</ButtonLink>
      </p>
    </div>
  )
}
