import type { Metadata } from 'next'
import { SuccessNotice } from '@/components/ui/success-notice'
import { routes } from '@/lib/shared/routes'

export const metadata: Metadata = { title: 'Message sent', robots: { index: false } }

/** Confirms a form that was posted without script (decision 009). */
export default function ContactSentNoScriptPage() {
  return (
    <SuccessNotice
      title="Your message has been sent. Thank you."
      links={[
        ['Search the help centre', routes.helpCenter],
        ['Home', routes.home],
      ]}
    >
      <p>We reply by e-mail. You may also find an answer in the help centre.</p>
    </SuccessNotice>
  )
}
