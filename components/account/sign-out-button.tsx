import { useState } from 'react'
import { clearStoredText } from '@/lib/browser/forms/form-storage'
import { endSession } from '@/lib/browser/session/end-session'
import { withoutLoginRedirect } from '@/lib/browser/session/redirect-to-login'
import { logFailure } from '@/lib/shared/log-failure'
import { routes } from '@/lib/shared/routes'

/** Signs out and reloads the home page, so that no personal data stays (spec §4). */
export function SignOutButton({ className }: { readonly className: string }) {
  const [hasFailed, setFailed] = useState(false)

  async function signOut() {
    setFailed(false)
    try {
      // A pending call that is answered with 900 must not redirect to sign-in.
      await withoutLoginRedirect(endSession)
      clearStoredText()
      await endPushSubscription()
      window.location.assign(routes.home)
    } catch (cause) {
      logFailure('Signing out did not work.', cause)
      setFailed(true)
    }
  }

  return (
    <>
      <button type="button" onClick={signOut} className={className}>
        Sign out
      </button>
      <p role="alert" className="text-sm text-stop">
        {hasFailed && 'You are still signed in. Please try again.'}
      </p>
    </>
  )
}

/** Ends the push subscription. The session is over already, so a failure here sends this browser nothing more. */
async function endPushSubscription(): Promise<void> {
  try {
    await (await import('@/lib/browser/push/remove-local-subscription')).removeLocalSubscription()
  } catch (cause) {
    logFailure('This browser still has a push subscription.', cause)
  }
}
