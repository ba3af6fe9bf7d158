import type { Metadata } from 'next'
import { ReportForm } from '@/components/report/report-form'
import { ReportScreen } from '@/components/report/report-screen'
import { Link } from '@/components/ui/link'
import { searchedArea } from '@/lib/contract/searches/saved-search'
import { readFormDraft } from '@/lib/server/queries/form-drafts'
import { DRAFT_EXPIRED } from '@/lib/shared/forms/failure-messages'
import { routes } from '@/lib/shared/routes'

type Props = { readonly params: Promise<{ draft: string }> }

export const metadata: Metadata = {
  title: 'Not sent yet: Report a listing',
  robots: { index: false },
}

/** Prerenders one address, which Next requires; this one is no draft. Drafts are rendered on request and never cached. */
export function generateStaticParams() {
  return [{ draft: 'none' }]
}

/** Shows the form again with what was typed, after a post without script was refused (decision 009). */
export default async function ReportAgainPage({ params }: Props) {
  const draft = await readFormDraft((await params).draft)
  const { values, problems, failure } = draft ?? {
    values: {},
    problems: [],
    failure: DRAFT_EXPIRED,
  }
  const area = searchedArea.safeParse(values.area)
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
}
