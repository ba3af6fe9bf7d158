import { useEffect, useState } from 'react'
import { Button, buttonClass } from '@/components/ui/button'
import { useHasLocalePrefix } from '@/hooks/page/use-page-url'
import { useNextPath } from '@/hooks/sign-in/use-next-path'
import type { useSignInProviders } from '@/hooks/sign-in/use-sign-in-providers'
import { getErrorMessage } from '@/lib/browser/api-client/form-error'
import type { PopupProvider } from '@/lib/browser/identity/provider-sign-in'
import { isInAppBrowser } from '@/lib/browser/page/in-app-browser'
import { logFailure } from '@/lib/shared/log-failure'
import { profileRoutes } from '@/lib/shared/profile-routes'
import { withLocale } from '@/lib/shared/routes'

type Props = { readonly offered: NonNullable<ReturnType<typeof useSignInProviders>> }

export function ProviderButtons({ offered }: Props) {
  const hasLocale = useHasLocalePrefix()
  // LinkedIn returns to a single address, so `next` carries the locale.
  const next = useNextPath() ?? (hasLocale ? withLocale(profileRoutes.edit) : null)
  const { google, facebook, linkedin } = offered
  // Loaded in the browser only, after the providers are known.
  const isInApp = isInAppBrowser(navigator.userAgent, window)
  const query = next === null ? '' : `?next=${encodeURIComponent(next)}`
  return (
    <>
      {(google || facebook) && <ProviderCallback />}
      {(google || facebook) && isInApp && <InAppBrowserNotice />}
      {google && !isInApp && <PopupProviderButton provider="google" name="Google" />}
      {facebook && !isInApp && <PopupProviderButton provider="facebook" name="Facebook" />}
      {linkedin && (
        <li>
          <a href={`/auth/linkedin${query}`} className={`${buttonClass('secondary')} w-full`}>
            Continue with LinkedIn
          </a>
        </li>
      )}
    </>
  )
}

type PopupProviderButtonProps = {
  readonly provider: PopupProvider
  readonly name: string
}

/** Signs in through a pop-up window and shows an error beside its own button (promise F16). */
function PopupProviderButton({ provider, name }: PopupProviderButtonProps) {
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function enter() {
    setBusy(true)
    setProblem('')
    try {
      await signIn(provider)
    } catch (cause) {
      logFailure(`Signing in with ${name} failed.`, cause)
      setProblem(getErrorMessage(cause, `${name} is not responding. Please sign in another way.`))
    }
    setBusy(false)
  }

  return (
    <li>
      <Button variant="secondary" disabled={isBusy} onClick={enter} className="w-full">
        {isBusy ? `Waiting for ${name}…` : `Continue with ${name}`}
      </Button>
      <p role="status" className="mt-1 font-medium text-stop">
        {problem}
      </p>
    </li>
  )
}

async function signIn(provider: PopupProvider): Promise<void> {
  const { signInWithProvider } = await import('@/lib/browser/identity/provider-sign-in')
  const token = await signInWithProvider(provider)
  const { signInWithToken } = await import('@/lib/browser/sign-in/sign-in-with-token')
  await signInWithToken(token)
}

/** Signs in visitors who return from Google or Facebook, or shows what failed there. */
function ProviderCallback() {
  const [problem, setProblem] = useState('')

  useEffect(() => {
    finishSignIn().catch((cause: unknown) => {
      logFailure('Signing in after the return failed.', cause)
      setProblem(getErrorMessage(cause, ''))
    })
  }, [])

  if (problem === '') return null
  return (
    <li>
      <p role="alert" className="font-medium text-stop">
        {problem}
      </p>
    </li>
  )
}

async function finishSignIn(): Promise<void> {
  const { finishProviderSignIn } = await import('@/lib/browser/identity/provider-sign-in')
  const token = await finishProviderSignIn()
  if (token === null) return
  const { signInWithToken } = await import('@/lib/browser/sign-in/sign-in-with-token')
  await signInWithToken(token)
}

/** Replaces the buttons of Google and Facebook inside apps, where their windows hang, and offers the phone's browser. */
export function InAppBrowserNotice() {
  const isAndroid = navigator.userAgent.includes('Android')
  const { protocol, host, pathname, search } = window.location
  return (
    <li className="border-l-4 border-warn py-1 pl-4">
      Google and Facebook do not work inside this app. Use e-mail or your phone, or{' '}
      {isAndroid ? (
        <a
          href={`intent://${host}${pathname}${search}#Intent;scheme=${protocol.replace(':', '')};end`}
          className="text-link"
        >
          open this page in your browser
        </a>
      ) : (
        'choose “Open in browser” in the menu of the app'
      )}
      .
    </li>
  )
}
