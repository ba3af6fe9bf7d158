import type { Metadata } from 'next'
import { createDraftPage } from '@/app/_page-factories/draft-page'
import { AlertForm } from '@/components/search-alerts/alert-form'
import { AlertScreen } from '@/components/search-alerts/alert-screen'
import { searchedArea } from '@/lib/contract/searches/saved-search'

export const metadata: Metadata = {
  title: 'Not set up yet: Get notified',
  robots: { index: false },
}

const page = createDraftPage(({ values, problems, failure }) => {
  const { success, data: area } = searchedArea.safeParse(values.area)
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
