import type { BreadcrumbList, WithContext } from 'schema-dts'

export type Crumb = { readonly words: string; readonly path: string }

/** Builds a BreadcrumbList (schema.org), beginning with home; `toUrl` makes a path absolute. */
export function toBreadcrumbList(
  trail: readonly Crumb[],
  toUrl: (path: string) => string,
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ words, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: words,
      item: toUrl(path),
    })),
  }
}
