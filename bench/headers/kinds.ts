import { findPages } from '@/e2e/fixtures/public-pages'
import type { Ask } from './answer'

/** One kind of response, and its status; null where we do not decide it. */
export type Kind = { readonly name: string; readonly status: number | null; readonly ask: Ask }

/** Marks the call as one of our pages. */
const OWN = { 'sec-fetch-site': 'same-origin' }

function kind(
  name: string,
  status: number | null,
  path: string,
  method = 'GET',
  headers: Ask['headers'] = {},
): Kind {
  return { name, status, ask: { method, path, headers } }
}

/** Requests that no page sends, but anybody can. */
const OTHERS: readonly Kind[] = [
  kind('one too many /', 308, '//jobs'),
  kind('a page of the profile', 307, '/profile'),
  kind('a method no page has', 405, '/', 'POST', OWN),
  kind('a broken address', 400, '/jobs/%E0%A4%A'),
  kind('a file of public/', 200, '/default-avatar.svg'),
  kind('an icon', 200, '/favicon.ico'),
  kind('the manifest', 200, '/manifest.webmanifest'),
  kind('a deleted script', 404, '/_next/static/chunks/gone.js'),
  kind('the picture optimiser', 404, '/_next/image?url=%2Ficon-192.png&w=64&q=75'),
  kind('what the screens offer', 200, '/session/providers'),
  kind('signing out', 200, '/session', 'DELETE', OWN),
  kind('LinkedIn, not offered', 404, '/auth/linkedin'),
  kind('a form of another site', 403, '/newsletter', 'POST', { 'sec-fetch-site': 'cross-site' }),
  kind('a form, opened', 303, '/contact-us/send'),
  kind('a call', 200, '/upstream/v1/job'),
  kind('a call about nothing', 404, '/upstream/v1/job/999999999'),
  kind('no call', 404, '/upstream/nothing'),
  kind('a call one must sign in for', 900, '/upstream/v1/profile'),
  kind('a body of 11 MB', 413, '/upstream/v1/profile', 'POST', { 'content-length': '11000000' }),
  kind('telling of changes', 404, '/revalidate', 'POST'),
  kind('a feed', 200, '/jobs.atom'),
  kind('the search of the address bar', 200, '/opensearch.xml'),
  kind('a calendar that has ended', 404, `/calendar/${'a'.repeat(43)}.ics`),
  kind('robots', null, '/robots.txt'),
  kind('a map of the site', null, '/sitemap.xml'),
]

/**
 * Every kind of response: pages, what they load, and requests that are neither.
 *
 * @param site address of the web app without a trailing slash
 */
export async function listKinds(site: string): Promise<readonly Kind[]> {
  const pages = await findPages(site)
  const jobPage = pages.find(({ name }) => name === 'job')?.path ?? '/jobs/1'
  const html = await (await fetch(`${site}/jobs`)).text()
  const files = ['js', 'css', 'woff2'].map((ending) => {
    const [file] = new RegExp(`/_next/static/[^" ]+\\.${ending}`).exec(html) ?? []
    if (file === undefined) throw new Error(`The page /jobs names no file .${ending}.`)
    return kind(`a built file, .${ending}`, 200, file)
  })
  return [
    ...pages.map(({ name, path, status }) => kind(name, status, path)),
    kind('a page as the router fetches it', 200, jobPage, 'GET', { rsc: '1' }),
    kind('another spelling of a page', 308, `${jobPage}-x`),
    kind(
      'a closing date for calendars',
      200,
      `${jobPage.split('/').slice(0, 3).join('/')}/closing.ics`,
    ),
    ...files,
    ...OTHERS,
  ]
}
