import type { Metadata } from 'next'
import { FormScreen } from '@/components/forms/form-screen'
import { AlreadyRegistered } from '@/components/sign-in/already-registered'
import { LazySignInForm } from '@/components/sign-in/lazy-sign-in-form'
import { SignedOutOnly, SignInIntro } from '@/components/sign-in/sign-in-notices'

export const metadata: Metadata = { title: 'Register with e-mail', robots: { index: false } }

export default function RegistrationPage() {
  return (
    <FormScreen title="Register with e-mail">
      <SignedOutOnly>
        <SignInIntro />
        <LazySignInForm form="registration" />
        <AlreadyRegistered />
      </SignedOutOnly>
    </FormScreen>
  )
}
