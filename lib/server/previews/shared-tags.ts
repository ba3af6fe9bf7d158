import { getElementsByTagName, textContent } from 'domutils'
import { parseDocument } from 'htmlparser2'

/** What programs that draw previews read of a page; empty where it says nothing. */
export type SharedTags = {
  readonly title: string
  readonly description: string
  readonly canonical: string
  readonly robots: string
  /** A tag of Open Graph or of X, by its name: `og:title`. */
  readonly tag: (name: string) => string
}

export function readSharedTags(html: string): SharedTags {
  const page = parseDocument(html)
  const [title] = getElementsByTagName('title', page)
  const metas = new Map(
    getElementsByTagName('meta', page).flatMap(({ attribs }) => {
      const name = attribs.property ?? attribs.name
      return name === undefined ? [] : [[name, attribs.content ?? '']]
    }),
  )
  const canonical = getElementsByTagName('link', page).find(
    ({ attribs }) => attribs.rel === 'canonical',
  )
  return {
    title: title === undefined ? '' : textContent(title),
    description: metas.get('description') ?? '',
    canonical: canonical?.attribs.href ?? '',
    robots: metas.get('robots') ?? '',
    tag: (name) => metas.get(name) ?? '',
  }
}
