import type { Metadata } from 'next'
import { createFormRetryPage } from '@/app/_page-factories/form-retry-page'
import { UnsubscribeLinkForm } from '@/components/notifications/unsubscribe-link-form'

export const metadata: Metadata = {
  title: 'Unsubscribe: link not sent yet',
  robots: { index: false },
}

const page = createFormRetryPage(({ values, problems, failure }) => (
  <div className="mx-auto max-w-page px-4 py-8 md:px-6 md:py-12">
    <div className="max-w-160">
      <h1 className="mb-6 text-2xl font-semibold">Unsubscribe from our e-mails</h1>
      <UnsubscribeLinkForm value={values.email} outcome={{ isSent: false, problems, failure }} />
    </div>
  </div>
))

export const { generateStaticParams } = page
export default page.default
