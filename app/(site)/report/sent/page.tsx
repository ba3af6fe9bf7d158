import type { Metadata } from 'next'
import { Link } from '@/components/ui/link'
import { SuccessNotice } from '@/components/ui/success-notice'
import { routes } from '@/lib/shared/routes'

export const metadata: Metadata = { title: 'Report sent', robots: { index: false } }

/** Confirms a form that was posted without script (decision 009). */
export default function ReportSentPage() {
  return (
    <SuccessNotice title="Your report is sent. Thank you.">
      <p>We will check this listing. If you left your e-mail, we answer there.</p>
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
