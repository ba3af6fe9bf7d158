import { useEffect } from 'react'
import { useIsSignedIn } from '@/hooks/session/use-is-signed-in'
import { restoreScrollPosition } from '@/lib/browser/page/restore-scroll'

/** Scrolls back to the row a visitor left to sign in (decision 038). */
export function ScrollRestoration() {
  const isSignedIn = useIsSignedIn()
  useEffect(() => {
    if (isSignedIn) restoreScrollPosition()
  }, [isSignedIn])
  return null
}
