import type { Metadata } from 'next'
import { createFormRetryPage } from '@/app/_page-factories/form-retry-page'
import { ReportForm } from '@/components/report/report-form'
import { ReportScreen } from '@/components/report/report-screen'
import { Link } from '@/components/ui/link'
import { listingType } from '@/lib/contract/searches/saved-search'
import { DRAFT_EXPIRED } from '@/lib/shared/forms/failure-messages'
import { routes } from '@/lib/shared/routes'

export const metadata: Metadata = {
  title: 'Report a listing: not sent yet',
  robots: { index: false },
}

const page = createFormRetryPage(({ values, problems, failure }) => {
  const area = listingType.safeParse(values.area)
  return (
    <ReportScreen listing={null}>
      {area.success && values.id !== undefined ? (
        <ReportForm
          area={area.data}
          id={values.id}
          values={values}
          outcome={{ isSent: false, problems, failure }}
        />
      ) : (
        <p role="alert" className="border-l-4 border-stop py-1 pl-4">
          {DRAFT_EXPIRED} Open the listing again, or{' '}
          <Link href={routes.contactUs} className="text-link">
            write to us
          </Link>
          .
        </p>
      )}
    </ReportScreen>
  )
})

export const { generateStaticParams } = page
export default page.default
