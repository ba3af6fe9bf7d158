import { mainLanguageOf, markKhmer } from '@/lib/format/khmer-runs'

type Props = {
  /** HTML the API has sanitised on write: only the tags of `styles/prose.css` (promise T10). */
  readonly html: string
  readonly className?: string
}

/** Rich text of employers and articles. The one place that sets HTML which is not ours. */
export function SanitisedHtml({ html, className = '' }: Props) {
  const language = mainLanguageOf(html)
  return (
    <div
      className={`prose ${className}`}
      lang={language}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the API, see above
      dangerouslySetInnerHTML={{ __html: language === 'km' ? html : markKhmer(html) }}
    />
  )
}
