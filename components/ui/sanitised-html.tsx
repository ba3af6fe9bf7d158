import 'server-only'
import { prepareHtml } from '@/lib/server/html/prepare-html'
import { Prose } from './prose'

type Props = {
  /** HTML the API has sanitised on write (promise T10). */
  readonly html: string
  /** For texts of our own: their links to our pages then stay inside `/en`. */
  readonly from?: string
  readonly isLowered?: boolean
  readonly className?: string
}

/** The parser never reaches a browser. */
export function SanitisedHtml({ html, from, isLowered, className }: Props) {
  const shown = prepareHtml(html, { from, isLowered })
  return <Prose html={shown.html} lang={shown.lang} className={className} />
}
