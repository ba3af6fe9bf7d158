import 'server-only'
import { prepareHtml } from '@/lib/server/html/prepare-html'
import { Prose } from './prose'

type Props = {
  /** HTML that the API sanitised on write (promise T10). */
  readonly html: string
  /** For our own texts: their links to our pages then stay inside `/en`. */
  readonly pagePath?: string
  readonly hasLoweredHeadings?: boolean
  readonly className?: string
}

/** Renders sanitised HTML on the server; the parser is not sent to the browser. */
export function SanitisedHtml({ html, pagePath, hasLoweredHeadings, className }: Props) {
  const shown = prepareHtml(html, { from: pagePath, hasLoweredHeadings })
  return <Prose html={shown.html} lang={shown.lang} className={className} />
}
