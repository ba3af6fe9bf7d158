import type { Metadata } from 'next'
import { LateForm } from '@/components/access/late-form'
import { FormScreen } from '@/components/forms/form-screen'

export const metadata: Metadata = { title: 'A new password', robots: { index: false } }

/** Asks for a link, and takes the new password when opened by one (spec §2). */
export default function ForgetPasswordPage() {
  return (
    <FormScreen title="A new password">
      <LateForm form="reset" />
    </FormScreen>
  )
}
