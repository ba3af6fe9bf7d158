import 'server-only'
import { toShownHtml } from '@/lib/server/html/shown-html'
import { Prose } from './prose'

type Props = {
  /** HTML the API has sanitised on write (promise T10). */
  readonly html: string
  /** Path of the page, for texts of our own: their links to our pages then stay inside `/en`. */
  readonly from?: string
  /** For a text inside a part with a heading of its own. */
  readonly isLowered?: boolean
  readonly className?: string
}

/** Rich text as it came from the API; the parser that makes it ready never reaches a browser. */
export function SanitisedHtml({ html, from, isLowered, className }: Props) {
  const shown = toShownHtml(html, { from, isLowered })
  return <Prose html={shown.html} lang={shown.lang} className={className} />
}
