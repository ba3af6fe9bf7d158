import type { Metadata } from 'next'
import { FormScreen } from '@/components/forms/form-screen'
import { AlreadyRegistered } from '@/components/sign-in/already-registered'
import { SignInMethods } from '@/components/sign-in/sign-in-methods'
import { SignedOutOnly } from '@/components/sign-in/sign-in-notices'
import { routes } from '@/lib/shared/routes'

export const metadata: Metadata = { title: 'Create an account', robots: { index: false } }

export default function SignUpMethodsPage() {
  return (
    <FormScreen
      title="Create an account"
      intro="With an account you can save listings, store your CVs and apply, and hear about new listings."
    >
      <SignedOutOnly>
        <SignInMethods emailHref={routes.registration} />
        <AlreadyRegistered />
      </SignedOutOnly>
    </FormScreen>
  )
}
