import { withLocale } from '@/lib/shared/routes'

/** Paths of endpoints and personal pages. Pages that must not be indexed say so in their own metadata. */
const DISALLOWED = ['/upstream/', '/socket.io/', '/session', '/auth/', '/profile', '/revalidate']

/** Builds robots.txt (RFC 9309); disallows everything while the site is not public. */
export function toRobots(isPublic: boolean, sitemap: string): string {
  if (!isPublic) return 'User-agent: *\nDisallow: /\n'
  const rules = DISALLOWED.flatMap((path) => [path, withLocale(path)])
  return [
    'User-agent: *',
    ...rules.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${sitemap}`,
    '',
  ].join('\n')
}
