import { Mail, Smartphone } from 'lucide'
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { routes } from '@/lib/shared/routes'
import { LazyProviderButtons } from './providers/lazy-provider-buttons'
import { SignInLink } from './sign-in-link'

const METHOD_CLASS = `${buttonClass('secondary')} w-full`

type Props = {
  /** Where the e-mail button leads; without it there is no such button. */
  readonly emailHref?: string
}

/** Lists all sign-in methods as equal buttons (look §8); e-mail and phone come first, because they work everywhere. */
export function SignInMethods({ emailHref }: Props) {
  return (
    <ul className="space-y-3">
      {emailHref && (
        <li>
          <SignInLink href={emailHref} className={METHOD_CLASS}>
            <Icon icon={Mail} />
            Continue with e-mail
          </SignInLink>
        </li>
      )}
      <li>
        <SignInLink href={routes.phone} className={METHOD_CLASS}>
          <Icon icon={Smartphone} />
          Continue with your phone
        </SignInLink>
      </li>
      <LazyProviderButtons />
    </ul>
  )
}
