import type { Metadata } from 'next'
import { NewsletterForm } from '@/components/layout/footer/newsletter-form'
import { readFormDraft } from '@/lib/server/queries/form-drafts'
import { DRAFT_EXPIRED } from '@/lib/shared/forms/failure-messages'

type Props = { readonly params: Promise<{ draft: string }> }

export const metadata: Metadata = {
  title: 'Not subscribed yet: Newsletter',
  robots: { index: false },
}

/** Prerenders one address, which Next requires; this one is no draft. Drafts are rendered on request and never cached. */
export function generateStaticParams() {
  return [{ draft: 'none' }]
}

/** Shows the form again with what was typed, after a post without script was refused (decision 009). */
export default async function NewsletterAgainPage({ params }: Props) {
  const draft = await readFormDraft((await params).draft)
  return (
    <div className="mx-auto max-w-page px-4 py-12 md:px-6">
      <h1 className="text-2xl font-semibold text-balance">You are not subscribed yet</h1>
      <div className="mt-4 max-w-measure">
        <NewsletterForm
          value={draft?.values.email}
          problem={draft === null ? DRAFT_EXPIRED : (draft.problems[0]?.message ?? draft.failure)}
        />
      </div>
    </div>
  )
}
