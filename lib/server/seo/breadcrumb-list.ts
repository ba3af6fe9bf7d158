/** A step of the way to a page: its words, and its path on this site. */
export type Crumb = { readonly words: string; readonly path: string }

/**
 * The way from home to a page as schema.org BreadcrumbList.
 *
 * @param toUrl makes a path of the site absolute
 */
export function toBreadcrumbList(trail: readonly Crumb[], toUrl: (path: string) => string): object {
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
