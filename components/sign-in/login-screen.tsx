import { FormScreen } from '@/components/forms/form-screen'
import { routes } from '@/lib/shared/routes'
import { EmailLinkHandler } from './email-link-handler'
import { LazySignInForm } from './lazy-sign-in-form'
import { SignInLink } from './sign-in-link'
import { SignInMethods } from './sign-in-methods'
import { SignedOutOnly, SignInIntro } from './sign-in-notices'

type Props = {
  readonly problem?: string
}

export function LoginScreen({ problem }: Props) {
  return (
    <FormScreen title="Sign in">
      <EmailLinkHandler />
      <SignedOutOnly>
        <SignInIntro />
        {problem && (
          <p role="alert" className="mb-5 border-l-4 border-stop py-1 pl-4">
            {problem}
          </p>
        )}
        <LazySignInForm form="login" />
        <OtherSignInMethods />
      </SignedOutOnly>
    </FormScreen>
  )
}

function OtherSignInMethods() {
  return (
    <section className="mt-6 border-t border-line pt-5">
      <h2 className="mb-4 text-lg font-semibold">Other ways to sign in</h2>
      <SignInMethods />
      <p className="mt-4">
        No account yet?{' '}
        <SignInLink href={routes.registration} className="text-link inline-block py-2">
          Register
        </SignInLink>
      </p>
    </section>
  )
}
