import { isJsonObject } from './find-entry-list'

/** What a feed says of itself, apart from its entries; null for what it does not state. */
export type FeedHead = {
  readonly title: string | null
  readonly author: string | null
  readonly language: string | null
  /** Entries of all pages together. */
  readonly total: number | null
  /** Most entries of a page. */
  readonly limit: number | null
  /** Pages there are. */
  readonly pages: number | null
  /** Address of the next page, possibly relative. */
  readonly next: string | null
  /** Where it was fetched from; null for a file. */
  readonly address: string | null
}

const PATHS = {
  title: ['rss/channel/title', 'feed/title', 'source/publisher', 'name', 'company/name', 'title'],
  author: ['feed/author/name', 'author/name'],
  language: ['rss/channel/language', 'feed/@xml:lang', 'language'],
  total: [
    ...['meta/total', 'total', 'totalFound', 'totalCount', 'total_count', 'totalResults'],
    ...['paging/total', 'pagination/total', 'meta/totalCount', 'meta/total_count'],
    ...['hits/total/value', 'total/value', 'SearchResult/SearchResultCountAll'],
    ...['totalItems', 'items/TotalJobsCount'],
    ...['rss/channel/opensearch:totalResults', 'feed/opensearch:totalResults'],
  ],
  limit: [
    ...['limit', 'per_page', 'pageSize', 'page_size', 'meta/limit', 'meta/per_page'],
    ...['paging/limit', 'pagination/per_page', 'rss/channel/opensearch:itemsPerPage'],
  ],
  pages: ['totalPages', 'total_pages', 'meta/total_pages', 'pagination/total_pages'],
  next: [
    ...['next', 'next_page_url', 'nextPage', 'links/next', 'links/next/href', 'meta/next'],
    ...['paging/next', 'pagination/next', 'rss/channel/atom:link/@next', 'feed/link/@next'],
  ],
} as const

const KNOWN: ReadonlySet<string> = new Set(Object.values(PATHS).flat())
const MAX_LENGTH = 2_000

/** The texts of these paths outside the entries, collected while a feed is read; bounded, whatever the feed holds. */
export class HeadFields {
  private readonly fields = new Map<string, string>()

  /** Notes a text; of one path the first counts. */
  note(path: string, text: string): void {
    const value = text.trim()
    if (!KNOWN.has(path) || this.fields.has(path)) return
    if (value !== '' && value.length <= MAX_LENGTH) this.fields.set(path, value)
  }

  /** Notes the texts of a JSON object and of objects in it; of a list only if it has one object. */
  noteObject(object: Readonly<Record<string, unknown>>): void {
    for (const path of KNOWN) {
      let value: unknown = object
      for (const name of path.split('/')) {
        const [inner, ...others]: unknown[] = Array.isArray(value) ? value : [value]
        value = isJsonObject(inner) && others.length === 0 ? inner[name] : undefined
      }
      if (typeof value === 'string' || typeof value === 'number') this.note(path, String(value))
    }
  }

  toHead(): FeedHead {
    const first = (paths: readonly string[]) =>
      paths.flatMap((path) => this.fields.get(path) ?? [])[0] ?? null
    const count = (paths: readonly string[]) => {
      const text = first(paths)
      return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null
    }
    const next = first(PATHS.next)
    return {
      title: first(PATHS.title),
      author: first(PATHS.author),
      language: first(PATHS.language),
      total: count(PATHS.total),
      limit: count(PATHS.limit),
      pages: count(PATHS.pages),
      address: null,
      next: next !== null && /^(https?:\/\/|[/?])\S*$/.test(next) ? next : null,
    }
  }
}
