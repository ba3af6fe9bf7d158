import type { Metadata } from 'next'
import { UnsubscribeLinkForm } from '@/components/notifications/unsubscribe-link-form'
import { readFormDraft } from '@/lib/server/queries/form-drafts'
import { DRAFT_EXPIRED } from '@/lib/shared/forms/failure-messages'

type Props = { readonly params: Promise<{ draft: string }> }

export const metadata: Metadata = {
  title: 'Link not sent yet: Unsubscribe',
  robots: { index: false },
}

/** Prerenders one address, which Next requires; this one is no draft. Drafts are rendered on request and never cached. */
export function generateStaticParams() {
  return [{ draft: 'none' }]
}

/** Shows the form again with what was typed, after a post without script was refused (decision 009). */
export default async function EndLinkAgainPage({ params }: Props) {
  const draft = await readFormDraft((await params).draft)
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
