import type { Metadata } from 'next'
import { Link } from '@/components/ui/link'
import { SuccessNotice } from '@/components/ui/success-notice'
import { routes } from '@/lib/shared/routes'

export const metadata: Metadata = { title: 'Account deleted', robots: { index: false } }

export default function AccountDeletedPage() {
  return (
    <SuccessNotice title="Your account is deleted.">
      <p>
        Everything in it is gone too. If you signed in with another service, such as Google, you can
        also remove this site from your account there.
      </p>
      <p className="mt-2 flex flex-wrap gap-x-6">
        <Link href={routes.home} className="text-link">
          Home
        </Link>
        <Link href={routes.jobs} className="text-link">
          Open jobs
        </Link>
      </p>
    </SuccessNotice>
  )
}
