import { withLocale } from '@/lib/shared/routes'

/** No pages: what programs ask for, and what is one visitor's own. Pages that are not to be listed say so themselves. */
const CLOSED = ['/upstream/', '/socket.io/', '/session', '/auth/', '/profile', '/revalidate']

/** RFC 9309. Nothing of a site that is not public. */
export function toRobots(isPublic: boolean, sitemap: string): string {
  if (!isPublic) return 'User-agent: *\nDisallow: /\n'
  const rules = CLOSED.flatMap((path) => [path, withLocale(path)])
  return [
    'User-agent: *',
    ...rules.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${sitemap}`,
    '',
  ].join('\n')
}
