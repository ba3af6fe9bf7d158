import type { ComponentType } from 'react'

/** What shows safe HTML: `SanitisedHtml` for what the API gave, `DraftText` for what is not there yet. */
export type TextPart = ComponentType<{ readonly html: string; readonly className?: string }>

type Props = { readonly title: string; readonly html: string; readonly Text: TextPart }

/** A titled part of an item's text; nothing at all when there is no text. */
export function TextSection({ title, html, Text }: Props) {
  if (html === '') return null
  return (
    <section>
      <h2 className="mb-3 text-xl font-semibold">{title}</h2>
      <Text html={html} />
    </section>
  )
}
