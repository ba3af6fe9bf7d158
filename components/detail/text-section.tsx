import type { ComponentType } from 'react'

/** Renders a text: `SanitisedHtml` for texts of the API, `DraftText` for drafts. */
export type HtmlRenderer = ComponentType<{ readonly html: string; readonly className?: string }>

type Props = { readonly title: string; readonly html: string; readonly Text: HtmlRenderer }

export function TextSection({ title, html, Text }: Props) {
  if (html === '') return null
  return (
    <section>
      <h2 className="mb-3 text-xl font-semibold">{title}</h2>
      <Text html={html} />
    </section>
  )
}
