'use client'

import { lazy, Suspense, useEffect } from 'react'
import { useQueryParams } from '@/hooks/page/use-query-params'
import { logFailure } from '@/lib/shared/log-failure'
import { routes, withoutLocale } from '@/lib/shared/routes'

const ConfirmAddress = lazy(async () => ({
  default: (await import('./confirm-email')).ConfirmEmail,
}))

/** Handles links from e-mails about an address. Links of a Firebase project for a new password arrive here too (decision 014). */
export function EmailLinkHandler() {
  const search = useQueryParams()
  const [mode, code] = [search.get('mode'), search.get('oobCode')]
  const isReset = mode === 'resetPassword' && Boolean(code)

  useEffect(() => {
    if (!isReset) return
    let isGone = false
    import('@/lib/browser/session/full-navigation')
      .then(({ replaceWith }) => {
        const { pathname, search: here } = window.location
        // This renders before the address changes when the screen of a link leads here.
        if (isGone || withoutLocale(pathname) !== routes.login) return
        replaceWith(routes.forgetPassword + here)
      })
      .catch((cause: unknown) => logFailure('The new password cannot be asked for.', cause))
    return () => {
      isGone = true
    }
  }, [isReset])

  if (!code || (mode !== 'verifyEmail' && mode !== 'verifyAndChangeEmail')) return null
  return (
    <Suspense>
      <ConfirmAddress code={code} isNew={mode === 'verifyAndChangeEmail'} />
    </Suspense>
  )
}
