import type { Metadata } from 'next'
import { AlertForm } from '@/components/search-alerts/alert-form'
import { AlertScreen } from '@/components/search-alerts/alert-screen'
import { searchedArea } from '@/lib/contract/searches/saved-search'
import { readFormDraft } from '@/lib/server/queries/form-drafts'
import { DRAFT_EXPIRED } from '@/lib/shared/forms/failure-messages'

type Props = { readonly params: Promise<{ draft: string }> }

export const metadata: Metadata = {
  title: 'Not set up yet: Get notified',
  robots: { index: false },
}

/** Prerenders one address, which Next requires; this one is no draft. Drafts are rendered on request and never cached. */
export function generateStaticParams() {
  return [{ draft: 'none' }]
}

/** Shows the form again with what was typed, after a post without script was refused (decision 009). */
export default async function AlertAgainPage({ params }: Props) {
  const draft = await readFormDraft((await params).draft)
  const { values, problems, failure } = draft ?? {
    values: {},
    problems: [],
    failure: DRAFT_EXPIRED,
  }
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
}
