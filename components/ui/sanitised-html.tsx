import { toRelativeLinks } from '@/lib/shared/articles/own-links'
import { mainLanguageOf, markKhmer } from '@/lib/shared/format/khmer-runs'

type Props = {
  /** HTML the API has sanitised on write: only the tags of `styles/prose.css` (promise T10). */
  readonly html: string
  /** Path of the page, for texts of our own: their links to our pages then stay inside `/en`. */
  readonly from?: string
  readonly className?: string
}

/** Rich text of employers and articles. The one place that sets HTML which is not ours. */
export function SanitisedHtml({ html, from, className = '' }: Props) {
  const language = mainLanguageOf(html)
  const linked = from === undefined ? html : toRelativeLinks(html, from)
  return (
    <div
      className={`prose ${className}`}
      lang={language}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the API, see above
      dangerouslySetInnerHTML={{ __html: language === 'km' ? linked : markKhmer(linked) }}
    />
  )
}
