import type { Metadata } from 'next'
import { FormScreen } from '@/components/forms/form-screen'
import { LazySignInForm } from '@/components/sign-in/lazy-sign-in-form'
import { SignInLink } from '@/components/sign-in/sign-in-link'
import { SignedOutOnly } from '@/components/sign-in/sign-in-notices'
import { routes } from '@/lib/shared/routes'

export const metadata: Metadata = { title: 'Continue with your phone', robots: { index: false } }

export default function PhoneSignInPage() {
  return (
    <FormScreen
      title="Continue with your phone"
      intro="We will text you a code. If you are new here, this creates your account."
    >
      <SignedOutOnly>
        <LazySignInForm form="phone" />
        <p className="mt-6 border-t border-line pt-3">
          <SignInLink href={routes.login} className="text-link inline-block py-2">
            Other ways to sign in
          </SignInLink>
        </p>
      </SignedOutOnly>
    </FormScreen>
  )
}
