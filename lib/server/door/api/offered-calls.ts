import type { Endpoint } from '@/lib/contract/endpoint'
import { endpoints } from '@/lib/contract/endpoints'
import { signInEndpoints } from '@/lib/contract/sign-in/sign-in'
import { sitemapEndpoints } from '@/lib/contract/site/sitemap'
import type { CallLanes } from '../admission/lanes'

/** They answer with a session token, which no script may hold; `/session` calls them (promise T3). */
const GIVING_SESSIONS: readonly Endpoint[] = [
  signInEndpoints.withFirebase,
  signInEndpoints.withPhone,
  signInEndpoints.withLinkedIn,
]

/** They read all there is, for sitemaps alone, which are bounded (promise T18). */
const OF_SITEMAPS: readonly Endpoint[] = Object.values(sitemapEndpoints)

const KEPT_BACK: ReadonlySet<Endpoint> = new Set([...GIVING_SESSIONS, ...OF_SITEMAPS])

/** No value in a path of the contract has other letters, encoded or not. */
const VALUE = '[\\w~-]{1,100}'

export type OfferedCall = { readonly endpoint: Endpoint; readonly pattern: RegExp }

const offered: readonly OfferedCall[] = endpoints
  .filter((endpoint) => !KEPT_BACK.has(endpoint))
  .map((endpoint) => ({ endpoint, pattern: toPattern(endpoint.path) }))
  // `/v1/job/facets` is no job: of two that fit, the one with fewer values counts, as in the API's router.
  .toSorted((a, b) => countValues(b.endpoint) - countValues(a.endpoint))

/** What a browser may call at this path of the API, by method; empty for nothing at all (promise T19). */
export function findCalls(path: string): ReadonlyMap<string, Endpoint> {
  const found = offered.filter(({ pattern }) => pattern.test(path))
  return new Map(found.map(({ endpoint }) => [endpoint.method, endpoint]))
}

/** `uploads` have bounds of their own; null: only the web process calls it, within the lanes of its pages. */
export function laneOf(endpoint: Endpoint): keyof CallLanes | 'uploads' | null {
  if (KEPT_BACK.has(endpoint)) return null
  return endpoint.multipart === null ? `${endpoint.cost}Calls` : 'uploads'
}

function countValues({ path }: Endpoint): number {
  return path.split('{').length
}

// The contract's own parts are words with hyphens: nothing in them means more in a pattern.
function toPattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\{\w+\}/g, VALUE)}$`)
}
