import type { Metadata } from 'next'
import { SuccessNotice } from '@/components/ui/success-notice'
import { routes } from '@/lib/shared/routes'

export const metadata: Metadata = { title: 'Account deleted', robots: { index: false } }

export default function AccountDeletedPage() {
  return (
    <SuccessNotice
      title="Your account is deleted."
      links={[
        ['Home', routes.home],
        ['See open jobs', routes.jobs],
      ]}
    >
      <p>
        Everything in it is gone too. If you signed in with another service, such as Google, you can
        also remove this site from your account there.
      </p>
    </SuccessNotice>
  )
}
