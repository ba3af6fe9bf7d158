import { Mail, Smartphone } from 'lucide'
import { buttonClass } from '@/components/ui/button-class'
import { Icon } from '@/components/ui/icon'
import { routes } from '@/lib/shared/routes'
import { AccessLink } from './access-link'
import { ProviderWays } from './providers/provider-ways'

const WAY = `${buttonClass('secondary')} w-full`

type Props = {
  readonly byEmail?: string
}

/** Equal buttons (look §8); e-mail and phone come first, because they work everywhere. */
export function WaysIn({ byEmail }: Props) {
  return (
    <ul className="space-y-3">
      {byEmail && (
        <li>
          <AccessLink href={byEmail} className={WAY}>
            <Icon icon={Mail} />
            Continue with e-mail
          </AccessLink>
        </li>
      )}
      <li>
        <AccessLink href={routes.phone} className={WAY}>
          <Icon icon={Smartphone} />
          Continue with your phone
        </AccessLink>
      </li>
      <ProviderWays />
    </ul>
  )
}
