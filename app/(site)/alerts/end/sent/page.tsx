import type { Metadata } from 'next'
import { SuccessNotice } from '@/components/ui/success-notice'
import { UNSUBSCRIBE_LINK_SENT } from '@/lib/shared/forms/unsubscribe-message'
import { routes } from '@/lib/shared/routes'

export const metadata: Metadata = { title: 'Check your e-mail', robots: { index: false } }

/** Confirms a form that was posted without script (decision 009). */
export default function UnsubscribeLinkSentNoScriptPage() {
  return (
    <SuccessNotice
      title={UNSUBSCRIBE_LINK_SENT}
      links={[
        ['Notifications', routes.notifications],
        ['Home', routes.home],
      ]}
    >
      <p>If the e-mail does not arrive within a few minutes, check your spam folder.</p>
    </SuccessNotice>
  )
}
