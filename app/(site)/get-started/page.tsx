import type { Metadata } from 'next'
import { AccessGate } from '@/components/access/access-gate'
import { HaveAccount } from '@/components/access/have-account'
import { WaysIn } from '@/components/access/ways-in'
import { FormScreen } from '@/components/forms/form-screen'
import { routes } from '@/lib/shared/routes'

export const metadata: Metadata = { title: 'Get started', robots: { index: false } }

export default function GetStartedPage() {
  return (
    <FormScreen
      title="Get started"
      intro="With an account you save listings, keep your CVs and get new ones by e-mail."
    >
      <AccessGate>
        <WaysIn byEmail={routes.registration} />
        <HaveAccount />
      </AccessGate>
    </FormScreen>
  )
}
