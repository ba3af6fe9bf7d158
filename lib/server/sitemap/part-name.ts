import { type SitemapSection, sitemapSection } from '@/lib/contract/site/sitemap'

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
