import { useEffect } from 'react'
import { useIsSignedIn } from '@/hooks/session/use-is-signed-in'
import { returnToPlace } from '@/lib/browser/page/return-place'

/** Who left a list to sign in comes back to the row they left (decision 038). */
export function ScrollRestoration() {
  const isSignedIn = useIsSignedIn()
  useEffect(() => {
    if (isSignedIn) returnToPlace()
  }, [isSignedIn])
  return null
}
