import type { Metadata } from 'next'
import { createFormRetryPage } from '@/app/_page-factories/form-retry-page'
import { NewsletterForm } from '@/components/layout/footer/newsletter-form'

export const metadata: Metadata = {
  title: 'Newsletter: not subscribed yet',
  robots: { index: false },
}

const page = createFormRetryPage(({ values, problems, failure }) => (
  <div className="mx-auto max-w-page px-4 py-12 md:px-6">
    <h1 className="text-2xl font-semibold text-balance">You are not subscribed yet</h1>
    <div className="mt-4 max-w-measure">
      <NewsletterForm value={values.email} problem={problems[0]?.message ?? failure} />
    </div>
  </div>
))

export const { generateStaticParams } = page
export default page.default
