import { useEffect } from 'react'
import { useIsSignedIn } from '@/hooks/session/use-is-signed-in'
import { restoreScrollPosition } from '@/lib/browser/page/restore-scroll'

/** Who left a list to sign in comes back to the row they left (decision 038). */
export function ScrollRestoration() {
  const isSignedIn = useIsSignedIn()
  useEffect(() => {
    if (isSignedIn) restoreScrollPosition()
  }, [isSignedIn])
  return null
}
