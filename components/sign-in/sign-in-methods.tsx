import { Mail, Smartphone } from 'lucide'
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { routes } from '@/lib/shared/routes'
import { LazyProviderButtons } from './providers/lazy-provider-buttons'
import { SignInLink } from './sign-in-link'

const METHOD_CLASS = `${buttonClass('secondary')} w-full`

type Props = {
  readonly byEmail?: string
}

/** Lists all sign-in methods as equal buttons (look §8); e-mail and phone come first, because they work everywhere. */
export function SignInMethods({ byEmail }: Props) {
  return (
    <ul className="space-y-3">
      {byEmail && (
        <li>
          <SignInLink href={byEmail} className={METHOD_CLASS}>
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
