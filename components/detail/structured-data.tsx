import { toInlineJson } from '@/lib/server/seo/inline-json'

type Props = { readonly value: object }

export function StructuredData({ value }: Props) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: toInlineJson escapes what could end the element
      dangerouslySetInnerHTML={{ __html: toInlineJson(value) }}
    />
  )
}
