import { normalizeOneLine } from '@/lib/contract/normalize-text'
import { toSiteUrl } from '@/lib/server/site-url'
import { cropText } from '@/lib/shared/format/text'
import { routes } from '@/lib/shared/routes'
import { element, textElement } from '../xml'

/** Maximum characters of a short name (OpenSearch 1.1). */
const SHORT = 16

/** Builds an OpenSearch 1.1 description (Draft 6). */
export function toOpenSearch(siteName: string): string {
  const name = normalizeOneLine(siteName)
  const search = (type: string, path: string) =>
    // The browser replaces the braces, so no URL encoding may escape them.
    element('Url', { type, template: `${toSiteUrl(path)}?searchText={searchTerms}` })
  const description = element(
    'OpenSearchDescription',
    { xmlns: 'http://a9.com/-/spec/opensearch/1.1/' },
    [
      textElement('ShortName', cropText(name, SHORT)),
      textElement('Description', `Engineering jobs in Cambodia, on ${name}`),
      textElement('Image', toSiteUrl('/favicon.ico'), {
        width: '32',
        height: '32',
        type: 'image/x-icon',
      }),
      search('text/html', routes.jobs),
      search('application/atom+xml', `${routes.jobs}.atom`),
      textElement('Language', 'en'),
      textElement('InputEncoding', 'UTF-8'),
      textElement('OutputEncoding', 'UTF-8'),
    ],
  )
  return `<?xml version="1.0" encoding="utf-8"?>\n${description}\n`
}
