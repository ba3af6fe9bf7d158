import type { Metadata } from 'next'
import { SuccessNotice } from '@/components/ui/success-notice'
import { routes } from '@/lib/shared/routes'

export const metadata: Metadata = { title: 'Report sent', robots: { index: false } }

/** Confirms a form that was posted without script (decision 009). */
export default function ReportSentNoScriptPage() {
  return (
    <SuccessNotice
      title="Your report has been sent. Thank you."
      links={[
        ['Newest jobs', routes.jobs],
        ['Home', routes.home],
      ]}
    >
      <p>We will check this listing. If you left your e-mail address, we will reply there.</p>
    </SuccessNotice>
  )
}
