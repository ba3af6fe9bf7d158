import type { Metadata } from 'next'
import { Link } from '@/components/ui/link'
import { SuccessNotice } from '@/components/ui/success-notice'
import { routes } from '@/lib/shared/routes'

export const metadata: Metadata = { title: 'Check your e-mail', robots: { index: false } }

/** Confirms a form that was posted without script (decision 009). */
export default function AlertSentPage() {
  return (
    <SuccessNotice title="Check your e-mail and open the link in it to confirm.">
      <p>
        Your alert is then on. If no e-mail comes within a few minutes, look in your spam folder.
      </p>
      <p className="mt-2 flex flex-wrap gap-x-6">
        <Link href={routes.jobs} className="text-link">
          Newest jobs
        </Link>
        <Link href={routes.home} className="text-link">
          Home
        </Link>
      </p>
    </SuccessNotice>
  )
}
