const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Characters that XML 1.0 cannot contain, escaped or not. */
const NO_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

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
  const lastmod = changedAt === null ? '' : toElement('lastmod', changedAt)
  const image =
    picture === null ? '' : `<image:image>${toElement('image:loc', picture)}</image:image>`
  return `<url>${toElement('loc', url)}${lastmod}${image}</url>\n`
}

export type NewsUrl = {
  readonly url: string
  readonly title: string
  readonly publishedAt: string
  readonly publication: string
}

export function toNewsEntry({ url, title, publishedAt, publication }: NewsUrl): string {
  const name = toElement('news:name', publication) + toElement('news:language', 'en')
  const news = [
    `<news:publication>${name}</news:publication>`,
    toElement('news:publication_date', publishedAt),
    toElement('news:title', title),
  ]
  return `<url>${toElement('loc', url)}<news:news>${news.join('')}</news:news></url>\n`
}

export function toSitemapIndex(sitemaps: readonly SitemapUrl[]): string {
  const entries = sitemaps.map(({ url, changedAt }) => {
    const lastmod = changedAt === null ? '' : toElement('lastmod', changedAt)
    return `<sitemap>${toElement('loc', url)}${lastmod}</sitemap>\n`
  })
  return `${HEAD}<sitemapindex xmlns="${SITEMAP}">\n${entries.join('')}</sitemapindex>\n`
}

function toElement(name: string, text: string): string {
  const escaped = text.replace(NO_XML, '').replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '')
  return `<${name}>${escaped}</${name}>`
}
