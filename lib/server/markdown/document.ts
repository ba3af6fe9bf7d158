import { toSiteUrl } from '@/lib/server/site-url'
import { escapeMarkdown, toMarkdown } from './to-markdown'

/** What a page says, in the order in which it does. */
export type TextDocument = {
  readonly title: string
  readonly summary?: string
  /** Label and value; a value of null is not said. */
  readonly facts: readonly (readonly [string, string | null | undefined])[]
  /** Heading, or null where the text needs none, and sanitised HTML; an empty text is not said. */
  readonly sections: readonly (readonly [string | null, string])[]
}

/** Headings of a text begin at the third level in listings, at the second in articles. */
const LOWEST_OF_LISTINGS = 3

export function writeDocument({ title, summary, facts, sections }: TextDocument, path: string) {
  const said = facts.flatMap(([label, value]) =>
    value ? [`- ${label}: ${escapeMarkdown(value)}`] : [],
  )
  const blocks = [
    `# ${escapeMarkdown(title)}`,
    ...(summary ? [escapeMarkdown(summary)] : []),
    [...said, `- Page: <${toSiteUrl(path)}>`].join('\n'),
    ...sections.flatMap(([heading, html]) => {
      const options = { toUrl: toSiteUrl, lower: heading === null || isLow(html) ? 0 : 1 }
      const text = toMarkdown(html, options)
      if (text === '') return []
      return heading === null ? [text] : [`## ${heading}`, text]
    }),
  ]
  return `${blocks.join('\n\n')}\n`
}

function isLow(html: string): boolean {
  const first = /<h([1-6])\b/.exec(html)?.[1]
  return first === undefined || Number(first) >= LOWEST_OF_LISTINGS
}
