import { ButtonLink } from '@/components/ui/button'
import { routes } from '@/lib/shared/routes'
import { UnsubscribeLinkForm } from './unsubscribe-link-form'

export function SignedOutSubscriptions() {
  return (
    <>
      <p>Sign in to see and change all your notifications.</p>
      <p className="mt-3">
        <ButtonLink href={routes.loginAndBack(routes.notifications)} rel="nofollow">
          Sign in
        </ButtonLink>
      </p>
      <h2 className="mt-8 text-lg font-semibold">E-mail subscriptions without an account</h2>
      <p className="mt-2 mb-3">
        Enter your e-mail address. We will send you a link to see and cancel your e-mail alerts and
        newsletter.
      </p>
      <UnsubscribeLinkForm />
    </>
  )
}
