import { buttonClass } from '@/components/ui/button-class'
import { useHasLocale } from '@/hooks/page/use-has-locale'
import { useNextPath } from '@/hooks/sign-in/use-next-path'
import type { useProviders } from '@/hooks/sign-in/use-providers'
import { isInAppBrowser } from '@/lib/browser/page/in-app-browser'
import { profileRoutes } from '@/lib/shared/profile-routes'
import { withLocale } from '@/lib/shared/routes'
import { InAppBrowserNotice } from '../in-app-browser-notice'
import { PopupProviderButton } from './popup-provider-button'
import { ProviderCallback } from './provider-callback'

type Props = { readonly offered: NonNullable<ReturnType<typeof useProviders>> }

export function ProviderButtons({ offered }: Props) {
  const hasLocale = useHasLocale()
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
