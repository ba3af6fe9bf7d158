import type { SearchAction, WebSite, WithActionConstraints, WithContext } from 'schema-dts'
import { routes } from '@/lib/shared/routes'

/** Builds a WebSite (schema.org): the site's name and how it is searched. */
export function toWebSite(name: string, toUrl: (path: string) => string): WithContext<WebSite> {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${toUrl(routes.jobs)}?searchText={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name,
    url: toUrl(routes.home),
    potentialAction: search,
  }
}
