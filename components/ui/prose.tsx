type Props = {
  /** Safe HTML: only the tags of `styles/prose.css` (promise T10). */
  readonly html: string
  readonly lang: 'km' | undefined
  readonly className?: string | undefined
}

/** Sets HTML that is not ours; the only component that does. */
export function Prose({ html, lang, className = '' }: Props) {
  return (
    <div
      className={`prose ${className}`}
      lang={lang}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made safe by the API, or by the preview for itself
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
