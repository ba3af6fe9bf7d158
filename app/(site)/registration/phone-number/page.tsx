import type { Metadata } from 'next'
import { AccessGate } from '@/components/access/access-gate'
import { AccessLink } from '@/components/access/access-link'
import { LateForm } from '@/components/access/late-form'
import { FormScreen } from '@/components/forms/form-screen'
import { routes } from '@/lib/shared/routes'

export const metadata: Metadata = { title: 'Continue with your phone', robots: { index: false } }

export default function PhonePage() {
  return (
    <FormScreen
      title="Continue with your phone"
      intro="We send you a code. New here? Then we make your account."
    >
      <AccessGate>
        <LateForm form="phone" />
        <p className="mt-6 border-t border-line pt-3">
          <AccessLink href={routes.login} className="text-link inline-block py-2">
            Other ways to sign in
          </AccessLink>
        </p>
      </AccessGate>
    </FormScreen>
  )
}
