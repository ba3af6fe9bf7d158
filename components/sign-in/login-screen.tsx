import { FormScreen } from '@/components/forms/form-screen'
import { EmailLinkHandler } from './email-link-handler'
import { LazySignInForm } from './lazy-sign-in-form'
import { OtherSignInMethods } from './other-sign-in-methods'
import { SignInIntro } from './sign-in-intro'
import { SignedOutOnly } from './signed-out-only'

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
