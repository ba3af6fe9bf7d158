import { type SitemapSection, sitemapSection } from '@/lib/contract/site/sitemap'
import { textElement } from '../xml'

export type PartName = { readonly area: SitemapSection; readonly part: number }

/** Returns `/sitemap-jobs-3.xml`, below the root, where a sitemap may contain every page of the site. */
export function toPartPath(name: string): string {
  return `/sitemap-${name}.xml`
}

/** Parses "jobs-3"; null when it is no name of a part. */
export function parsePartName(name: string): PartName | null {
  const [, area, part] = /^(.+)-([1-9]\d{0,4})$/.exec(name) ?? []
  const known = sitemapSection.safeParse(area)
  return known.success ? { area: known.data, part: Number(part) } : null
}

export function toPartName({ area, part }: PartName): string {
  return `${area}-${part}`
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** Wraps the entries of one sitemap. */
export const URL_SET = {
  begin: `${HEAD}<urlset xmlns="${SITEMAP}" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`,
  end: '</urlset>\n',
} as const

export const NEWS_SET = {
  begin: `${HEAD}<urlset xmlns="${SITEMAP}" xmlns:news="http://www.google.com/schemas/sitemap-news/0.9">\n`,
  end: URL_SET.end,
} as const

/** URLs are absolute. */
export type SitemapUrl = {
  readonly url: string
  /** ISO 8601; null where no date can be stated, as for lists. */
  readonly changedAt: string | null
  readonly picture?: string | null
}

export function toUrlEntry({ url, changedAt, picture = null }: SitemapUrl): string {
  const lastmod = changedAt === null ? '' : textElement('lastmod', changedAt)
  const image =
    picture === null ? '' : `<image:image>${textElement('image:loc', picture)}</image:image>`
  return `<url>${textElement('loc', url)}${lastmod}${image}</url>\n`
}

export type NewsUrl = {
  readonly url: string
  readonly title: string
  readonly publishedAt: string
  readonly publication: string
}

export function toNewsEntry({ url, title, publishedAt, publication }: NewsUrl): string {
  const name = textElement('news:name', publication) + textElement('news:language', 'en')
  const news = [
    `<news:publication>${name}</news:publication>`,
    textElement('news:publication_date', publishedAt),
    textElement('news:title', title),
  ]
  return `<url>${textElement('loc', url)}<news:news>${news.join('')}</news:news></url>\n`
}

export function toSitemapIndex(sitemaps: readonly SitemapUrl[]): string {
  const entries = sitemaps.map(({ url, changedAt }) => {
    const lastmod = changedAt === null ? '' : textElement('lastmod', changedAt)
    return `<sitemap>${textElement('loc', url)}${lastmod}</sitemap>\n`
  })
  return `${HEAD}<sitemapindex xmlns="${SITEMAP}">\n${entries.join('')}</sitemapindex>\n`
}
