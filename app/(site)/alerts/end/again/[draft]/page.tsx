import type { Metadata } from 'next'
import { UnsubscribeLinkForm } from '@/components/notifications/unsubscribe-link-form'
import { readDraft } from '@/lib/server/data/drafts'
import { DRAFT_EXPIRED } from '@/lib/shared/forms/failure-messages'

type Props = { readonly params: Promise<{ draft: string }> }

export const metadata: Metadata = {
  title: 'Link not sent yet: Unsubscribe',
  robots: { index: false },
}

/** Next needs one address; this one is no draft. Drafts are rendered when asked for and not kept. */
export function generateStaticParams() {
  return [{ draft: 'none' }]
}

/** The form as it was typed, after it was refused without script (decision 009). */
export default async function EndLinkAgainPage({ params }: Props) {
  const draft = await readDraft((await params).draft)
  const { values, problems, failure } = draft ?? {
    values: {},
    problems: [],
    failure: DRAFT_EXPIRED,
  }
  return (
    <div className="mx-auto max-w-page px-4 py-8 md:px-6 md:py-12">
      <div className="max-w-160">
        <h1 className="mb-6 text-2xl font-semibold">Unsubscribe from our e-mails</h1>
        <UnsubscribeLinkForm value={values.email} outcome={{ isSent: false, problems, failure }} />
      </div>
    </div>
  )
}
