import { buttonClass } from '@/components/ui/button-class'
import { useHasLocale } from '@/hooks/page/use-has-locale'
import { useNextPath } from '@/hooks/session/use-next-path'
import type { useProviders } from '@/hooks/session/use-providers'
import { profileRoutes } from '@/lib/shared/profile-routes'
import { withLocale } from '@/lib/shared/routes'
import { OpenInBrowser } from '../open-in-browser'
import { ProviderReturn } from './provider-return'
import { WindowProviderWay } from './window-provider-way'

type Props = { readonly offered: NonNullable<ReturnType<typeof useProviders>> }

export function ProviderButtons({ offered }: Props) {
  const hasLocale = useHasLocale()
  // LinkedIn leads back to one address: what it was begun in must be said.
  const next = useNextPath() ?? (hasLocale ? withLocale(profileRoutes.edit) : null)
  const { google, facebook, linkedin } = offered
  const query = next === null ? '' : `?next=${encodeURIComponent(next)}`
  return (
    <>
      <OpenInBrowser />
      {(google || facebook) && <ProviderReturn />}
      {google && <WindowProviderWay provider="google" name="Google" />}
      {facebook && <WindowProviderWay provider="facebook" name="Facebook" />}
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
