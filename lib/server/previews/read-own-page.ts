import type { OwnPage } from './preview-page'

const MOST_STEPS = 3
const PATIENCE_MS = 60_000

/**
 * A page of this server as programs read it, without scripts; redirects are followed inside the site.
 *
 * @param path of this site, with its query
 * @param port where this server listens: no other is ever asked
 * @returns what is wrong, in words, where it cannot be read
 */
export async function readOwnPage(
  path: string,
  port: number,
  siteUrl: string,
): Promise<OwnPage | string> {
  let next = path
  for (let step = 0; step <= MOST_STEPS; step += 1) {
    const reply = await fetch(`http://127.0.0.1:${port}${next}`, {
      redirect: 'manual',
      headers: { accept: '*/*', 'user-agent': 'facebookexternalhit/1.1' },
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const location = reply.headers.get('location')
    if (location === null) {
      return { status: reply.status, html: await reply.text(), address: new URL(next, siteUrl) }
    }
    const target = new URL(location, new URL(next, siteUrl))
    if (target.origin !== new URL(siteUrl).origin) return `It leads to another site: ${target.href}`
    next = target.pathname + target.search
  }
  return 'It leads from address to address.'
}
