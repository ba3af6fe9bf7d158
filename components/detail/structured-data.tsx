export function StructuredData({ value }: { readonly value: object }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: toInlineJson escapes what could end the element
      dangerouslySetInnerHTML={{ __html: toInlineJson(value) }}
    />
  )
}

/** Serializes JSON for a script element: `<` is escaped, so it cannot open or close one (promise T10). */
export function toInlineJson(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
