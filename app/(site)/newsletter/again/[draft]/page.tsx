import type { Metadata } from 'next'
import { NewsletterForm } from '@/components/layout/footer/newsletter-form'
import { readDraft } from '@/lib/server/data/drafts'
import { GONE } from '@/lib/shared/forms/failure-words'

type Props = { readonly params: Promise<{ draft: string }> }

export const metadata: Metadata = {
  title: 'Not subscribed yet: Newsletter',
  robots: { index: false },
}

/** One stand-in, which is no draft: every other is made a page when it is asked for, and not kept. */
export function generateStaticParams() {
  return [{ draft: 'none' }]
}

/** The newsletter form after it was not taken without script, as it was typed (decision 009). */
export default async function NewsletterAgainPage({ params }: Props) {
  const draft = await readDraft((await params).draft)
  return (
    <div className="mx-auto max-w-page px-4 py-12 md:px-6">
      <h1 className="text-2xl font-semibold text-balance">You are not subscribed yet</h1>
      <div className="mt-4 max-w-measure">
        <NewsletterForm
          value={draft?.values.email}
          problem={draft === null ? GONE : (draft.problems[0]?.message ?? draft.failure)}
        />
      </div>
    </div>
  )
}
