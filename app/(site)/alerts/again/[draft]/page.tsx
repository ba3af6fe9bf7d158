import type { Metadata } from 'next'
import { createFormRetryPage } from '@/app/_page-factories/form-retry-page'
import { AlertForm } from '@/components/search-alerts/alert-form'
import { AlertScreen } from '@/components/search-alerts/alert-screen'
import { listingType } from '@/lib/contract/searches/saved-search'

export const metadata: Metadata = {
  title: 'Get notified: not set up yet',
  robots: { index: false },
}

const page = createFormRetryPage(({ values, problems, failure }) => {
  const { success, data: area } = listingType.safeParse(values.area)
  return (
    <AlertScreen words={null} href={null}>
      <AlertForm
        area={success ? area : 'jobs'}
        search={values.search ?? ''}
        values={values}
        outcome={{ isSent: false, problems, failure }}
      />
    </AlertScreen>
  )
})

export const { generateStaticParams } = page
export default page.default
