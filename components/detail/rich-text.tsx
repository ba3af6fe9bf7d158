import { SanitisedHtml } from '@/components/ui/sanitised-html'

type Props = { readonly title: string; readonly html: string }

/** A titled part of a listing's text; nothing at all when there is no text. */
export function RichText({ title, html }: Props) {
  if (html === '') return null
  return (
    <section>
      <h2 className="mb-3 text-xl font-semibold">{title}</h2>
      <SanitisedHtml html={html} />
    </section>
  )
}
