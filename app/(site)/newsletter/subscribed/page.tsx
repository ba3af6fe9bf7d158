import type { Metadata } from 'next'
import { Link } from '@/components/ui/link'
import { SuccessNotice } from '@/components/ui/success-notice'
import { routes } from '@/lib/shared/routes'

export const metadata: Metadata = { title: 'Subscribed', robots: { index: false } }

/** Confirms a form that was posted without script (spec §8, decision 009). */
export default function SubscribedPage() {
  return (
    <SuccessNotice title="You've successfully subscribed to our newsletter.">
      <p>Every e-mail has a link to unsubscribe.</p>
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
