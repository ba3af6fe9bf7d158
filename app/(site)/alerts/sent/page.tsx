import type { Metadata } from 'next'
import { SuccessNotice } from '@/components/ui/success-notice'
import { routes } from '@/lib/shared/routes'

export const metadata: Metadata = { title: 'Check your e-mail', robots: { index: false } }

/** Confirms a form that was posted without script (decision 009). */
export default function AlertRequestedNoScriptPage() {
  return (
    <SuccessNotice
      title="Check your e-mail and open the link in it to confirm."
      links={[
        ['Newest jobs', routes.jobs],
        ['Home', routes.home],
      ]}
    >
      <p>
        Your alert is then on. If the e-mail does not arrive within a few minutes, check your spam
        folder.
      </p>
    </SuccessNotice>
  )
}
