import { type PageData, readPageData } from '../structured-data/page-data'
import { type Element, getAttribute, listElements, readText } from './elements'
import { toFormAddresses } from './form-addresses'

/** The metadata and links of a page. URLs are as written. */
export type PageFacts = {
  readonly title: string
  readonly description: string
  readonly canonical: string | null
  /** Alternate URLs by language. */
  readonly languages: ReadonlyMap<string, string>
  /** False for a page excluded from search engines. */
  readonly isIndexed: boolean
  /** Share preview tags by property: `og:title`. */
  readonly shared: ReadonlyMap<string, string>
  readonly data: PageData
  /** Levels of the headings in order. */
  readonly headings: readonly number[]
  readonly ids: ReadonlySet<string>
  readonly links: readonly string[]
  /** Where its forms lead as they are, and with other values selected. */
  readonly searches: readonly string[]
}

const LINKING_RELATIONS = ['canonical', 'alternate', 'prev', 'next']

/** Parses a page like a browser. */
export function parsePage(html: string): PageFacts {
  const elements = listElements(html)
  const named = (name: string) => elements.filter(({ tagName }) => tagName === name)
  const related = (relation: string) =>
    named('link').filter((link) => getAttribute(link, 'rel') === relation)
  const meta = (name: string) =>
    named('meta').find((element) => getAttribute(element, 'name') === name)
  const [title] = named('title')
  return {
    title: title ? readText(title) : '',
    description: attribute(meta('description'), 'content') ?? '',
    canonical: attribute(related('canonical')[0], 'href'),
    languages: new Map(
      related('alternate').flatMap((link) => {
        const language = getAttribute(link, 'hreflang')
        return language === null ? [] : [[language, getAttribute(link, 'href') ?? '']]
      }),
    ),
    isIndexed: !/noindex/.test(attribute(meta('robots'), 'content') ?? ''),
    shared: new Map(
      named('meta').flatMap((element) => {
        const property = getAttribute(element, 'property') ?? getAttribute(element, 'name') ?? ''
        const isShared = /^(?:og|twitter):/.test(property)
        return isShared ? [[property, getAttribute(element, 'content') ?? '']] : []
      }),
    ),
    data: readPageData(elements),
    headings: elements.flatMap(({ tagName }) =>
      /^h[1-6]$/.test(tagName) ? [Number(tagName[1])] : [],
    ),
    ids: new Set(elements.flatMap((element) => getAttribute(element, 'id') ?? [])),
    links: [
      ...[...named('a'), ...named('area')],
      ...LINKING_RELATIONS.flatMap((relation) => related(relation)),
    ].flatMap((element) => getAttribute(element, 'href') ?? []),
    searches: named('form').flatMap(toFormAddresses),
  }
}

function attribute(element: Element | undefined, name: string): string | null {
  return element ? getAttribute(element, name) : null
}
