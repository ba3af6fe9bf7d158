import type { Metadata } from 'next'
import { SuccessNotice } from '@/components/ui/success-notice'
import { routes } from '@/lib/shared/routes'

export const metadata: Metadata = { title: 'Subscribed', robots: { index: false } }

/** Confirms a form that was posted without script (spec §8, decision 009). */
export default function SubscribedPage() {
  return (
    <SuccessNotice
      title="You've successfully subscribed to our newsletter."
      links={[
        ['Newest jobs', routes.jobs],
        ['Home', routes.home],
      ]}
    >
      <p>Every e-mail has a link to unsubscribe.</p>
    </SuccessNotice>
  )
}
