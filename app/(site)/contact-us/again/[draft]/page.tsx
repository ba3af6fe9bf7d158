import type { Metadata } from 'next'
import { ContactForm } from '@/components/contact/contact-form'
import { ContactScreen } from '@/components/contact/contact-screen'
import { readFormDraft } from '@/lib/server/queries/form-drafts'
import { readSettings } from '@/lib/server/queries/settings'
import { DRAFT_EXPIRED } from '@/lib/shared/forms/failure-messages'

type Props = { readonly params: Promise<{ draft: string }> }

export const metadata: Metadata = { title: 'Not sent yet: Contact us', robots: { index: false } }

/** Prerenders one address, which Next requires; this one is no draft. Drafts are rendered on request and never cached. */
export function generateStaticParams() {
  return [{ draft: 'none' }]
}

/** Shows the form again with what was typed, after a post without script was refused (decision 009). */
export default async function ContactAgainPage({ params }: Props) {
  const draft = await readFormDraft((await params).draft)
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
