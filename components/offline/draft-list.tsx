import { listUnsentForms } from '@/lib/browser/forms/unsent-forms'

/** Titles of the forms. */
const FORM_TITLES: Readonly<Record<string, string>> = {
  'contact-text': 'Message to us',
  'edit-profile': 'Your profile',
  'personal-details': 'Your personal details',
}

/** Lists unsent drafts that were written offline, to be read and copied. */
export function DraftList() {
  const drafts = listUnsentForms()
  if (drafts.length === 0) return null
  return (
    <section className="mt-8">
      <h2 className="border-b border-ink pb-2 text-xl font-semibold">Unsent drafts</h2>
      {drafts.map(({ form, texts }) => (
        <div key={form} className="border-b border-line py-3">
          <h3 className="font-semibold">{FORM_TITLES[form] ?? 'Your draft'}</h3>
          {texts.map((text) => (
            <p key={text} className="mt-1 whitespace-pre-wrap break-words">
              {text}
            </p>
          ))}
        </div>
      ))}
    </section>
  )
}
