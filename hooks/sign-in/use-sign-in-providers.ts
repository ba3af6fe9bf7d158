import { useEffect, useState } from 'react'
import { fetchSignInProviders } from '@/lib/browser/identity/sign-in-providers'
import { logFailure } from '@/lib/shared/log-failure'
import { isWithin, routes, withoutLocale } from '@/lib/shared/routes'
import type { SignInProviders } from '@/lib/shared/session/sign-in-providers'

type Offered = Pick<SignInProviders, 'google' | 'facebook' | 'linkedin'>

/** The same as `OFFERS_WINDOWS` of the page cache. */
const SIGN_IN_SCREENS = [routes.login, routes.getStarted, routes.registration]

const NONE: Offered = { google: false, facebook: false, linkedin: false }

/** Returns whether the document was loaded as a sign-in screen. After client-side navigation the first page's policy applies, which forbids the windows of Google and Facebook. */
function isDocumentOfSignIn(): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  // If the browser does not tell, or a reload would change nothing.
  if (loaded === undefined || !isSignInScreen(window.location.pathname)) return true
  return isSignInScreen(new URL(loaded.name).pathname)
}

function isSignInScreen(path: string): boolean {
  return SIGN_IN_SCREENS.some((screen) => isWithin(withoutLocale(path), screen))
}

/** Returns the offered sign-in providers; undefined until known, none if they cannot be read. */
export function useSignInProviders(): Offered | undefined {
  const [offered, setOffered] = useState<Offered>()
  useEffect(() => {
    let isGone = false
    const show = (next: Offered) => !isGone && setOffered(next)
    fetchSignInProviders()
      .then((providers) => {
        if ((providers.google || providers.facebook) && !isDocumentOfSignIn())
          window.location.reload()
        else show(providers)
      })
      .catch((cause: unknown) => {
        logFailure('What else people sign in with is not known.', cause)
        show(NONE)
      })
    return () => {
      isGone = true
    }
  }, [])
  return offered
}
