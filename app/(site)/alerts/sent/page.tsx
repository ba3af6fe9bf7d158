import type { Metadata } from 'next'
import { DoneNotice } from '@/components/ui/done-notice'
import { Link } from '@/components/ui/link'
import { routes } from '@/lib/shared/routes'

export const metadata: Metadata = { title: 'Check your mail', robots: { index: false } }

/** For forms posted without script (decision 009). */
export default function AlertSentPage() {
  return (
    <DoneNotice title="Now open the mail that we sent you and press the link in it.">
      <p>Then the alert is on. Nothing in a few minutes? Look in the spam folder.</p>
      <p className="mt-2 flex flex-wrap gap-x-6">
        <Link href={routes.jobs} className="text-link">
          Newest jobs
        </Link>
        <Link href={routes.home} className="text-link">
          Home
        </Link>
      </p>
    </DoneNotice>
  )
}
