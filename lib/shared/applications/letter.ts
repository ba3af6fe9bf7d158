type Opening = {
  readonly title: string
  readonly employer: string
  /** Absolute. */
  readonly listingUrl: string
}

type Letter = { readonly subject: string; readonly text: string }

/** Creates a draft letter; the applicant fills in the brackets. `name` is empty without an account. */
export function toLetterDraft({ title, employer, listingUrl }: Opening, name: string): Letter {
  const lines = [
    `Dear hiring team of ${employer},`,
    `I would like to apply for ${title}, which I found here: ${listingUrl}`,
    '[Say in two or three sentences what you have done or studied that fits.]',
    'My CV is attached. I would be glad to meet you.',
    `Kind regards,\n${name || '[Your name and phone number]'}`,
  ]
  return { subject: `Application: ${title}`, text: lines.join('\n\n') }
}

/** RFC 6068 §5: lines of a body end with CR and LF. */
export function toMailHref(address: string, { subject, text }: Letter): string {
  const body = encodeURIComponent(text.replaceAll('\n', '\r\n'))
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${body}`
}
