import type { Metadata } from 'next'
import { FormScreen } from '@/components/forms/form-screen'
import { LazySignInForm } from '@/components/sign-in/lazy-sign-in-form'

export const metadata: Metadata = { title: 'Reset your password', robots: { index: false } }

/** Asks for a reset link, and takes the new password when the page is opened by that link (spec §2). */
export default function ResetPasswordPage() {
  return (
    <FormScreen title="Reset your password">
      <LazySignInForm form="reset" />
    </FormScreen>
  )
}
