import type { Metadata } from 'next'
import { ContactForm } from '@/components/contact/contact-form'
import { ContactScreen } from '@/components/contact/contact-screen'
import { readDraft } from '@/lib/server/data/drafts'
import { readSettings } from '@/lib/server/data/settings'
import { DRAFT_EXPIRED } from '@/lib/shared/forms/failure-messages'

type Props = { readonly params: Promise<{ draft: string }> }

export const metadata: Metadata = { title: 'Not sent yet: Contact us', robots: { index: false } }

/** Next needs one address; this one is no draft. Drafts are rendered when asked for and not kept. */
export function generateStaticParams() {
  return [{ draft: 'none' }]
}

/** The form as it was typed, after it was refused without script (decision 009). */
export default async function ContactAgainPage({ params }: Props) {
  const draft = await readDraft((await params).draft)
  const { values, problems, failure } = draft ?? {
    values: {},
    problems: [],
    failure: DRAFT_EXPIRED,
  }
  return (
    <ContactScreen settings={await readSettings()}>
      <ContactForm values={values} outcome={{ isSent: false, problems, failure }} />
    </ContactScreen>
  )
}
