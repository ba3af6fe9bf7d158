import 'server-only'
import { prepareHtml } from '@/lib/server/html/prepare-html'
import { Prose } from './prose'

type Props = {
  /** HTML that the API sanitised on write (promise T10). */
  readonly html: string
  /** For our own texts: their links to our pages then stay inside `/en`. */
  readonly from?: string
  readonly isLowered?: boolean
  readonly className?: string
}

/** Renders sanitised HTML on the server; the parser is not sent to the browser. */
export function SanitisedHtml({ html, from, isLowered, className }: Props) {
  const shown = prepareHtml(html, { from, isLowered })
  return <Prose html={shown.html} lang={shown.lang} className={className} />
}
