import type { Metadata } from 'next'
import { AccessGate } from '@/components/access/access-gate'
import { HaveAccount } from '@/components/access/have-account'
import { LateForm } from '@/components/access/late-form'
import { WhyHere } from '@/components/access/why-here'
import { FormScreen } from '@/components/forms/form-screen'

export const metadata: Metadata = { title: 'Register with e-mail', robots: { index: false } }

export default function RegistrationPage() {
  return (
    <FormScreen title="Register with e-mail">
      <AccessGate>
        <WhyHere />
        <LateForm form="registration" />
        <HaveAccount />
      </AccessGate>
    </FormScreen>
  )
}
