import type { Metadata } from 'next'
import { AccessGate } from '@/components/access/access-gate'
import { LateForm } from '@/components/access/late-form'
import { LoginProblem } from '@/components/access/login-problem'
import { MailedLink } from '@/components/access/mailed-link'
import { OtherWays } from '@/components/access/other-ways'
import { FormScreen } from '@/components/forms/form-screen'

export const metadata: Metadata = { title: 'Sign in', robots: { index: false } }

/** Signing in (spec §2). */
export default function LoginPage() {
  return (
    <FormScreen title="Sign in">
      <MailedLink />
      <AccessGate>
        <LoginProblem />
        <LateForm form="login" />
        <OtherWays />
      </AccessGate>
    </FormScreen>
  )
}
