import type { Metadata } from 'next'
import { SuccessNotice } from '@/components/ui/success-notice'
import { CONFIRM_BY_MAIL, SUBSCRIBED } from '@/lib/shared/forms/newsletter-messages'
import { routes } from '@/lib/shared/routes'

export const metadata: Metadata = { title: 'Subscribed', robots: { index: false } }

/** Confirms a form that was posted without script (spec §8, decision 009). */
export default function NewsletterRequestedNoScriptPage() {
  return (
    <SuccessNotice
      title={SUBSCRIBED}
      links={[
        ['Newest jobs', routes.jobs],
        ['Home', routes.home],
      ]}
    >
      <p>{CONFIRM_BY_MAIL} Every newsletter has a link to unsubscribe.</p>
    </SuccessNotice>
  )
}
