import type { Endpoint } from '@/lib/contract/endpoint'
import { endpoints } from '@/lib/contract/endpoints'
import { signInEndpoints } from '@/lib/contract/sign-in/sign-in'
import { sitemapEndpoints } from '@/lib/contract/site/sitemap'
import type { ApiCallLimiters } from '../concurrency-limit/concurrency-limiters'

/** They answer with a session token, which no script may read; only `/session` calls them (promise T3). */
const SESSION_ENDPOINTS: readonly Endpoint[] = [
  signInEndpoints.withFirebase,
  signInEndpoints.withPhone,
  signInEndpoints.withLinkedIn,
]

/** They read all items, for the sitemaps alone, which have a limit of their own (promise T18). */
const SITEMAP_ENDPOINTS: readonly Endpoint[] = Object.values(sitemapEndpoints)

const INTERNAL_ENDPOINTS: ReadonlySet<Endpoint> = new Set([
  ...SESSION_ENDPOINTS,
  ...SITEMAP_ENDPOINTS,
])

/** Matches a path parameter: no value in the contract has other characters, encoded or not. */
const PATH_PARAM = '[\\w~-]{1,100}'

export type AllowedEndpoint = { readonly endpoint: Endpoint; readonly pattern: RegExp }

const allowedEndpoints: readonly AllowedEndpoint[] = endpoints
  .filter((endpoint) => !INTERNAL_ENDPOINTS.has(endpoint))
  .map((endpoint) => ({ endpoint, pattern: toPattern(endpoint.path) }))
  // `/v1/job/facets` is no job: when two patterns match, the one with fewer parameters wins, as in the API's router.
  .toSorted((a, b) => countPathParams(b.endpoint) - countPathParams(a.endpoint))

/** Finds the endpoints that a browser may call at this path, by method; empty when there are none (promise T19). */
export function findAllowedEndpoints(path: string): ReadonlyMap<string, Endpoint> {
  const found = allowedEndpoints.filter(({ pattern }) => pattern.test(path))
  return new Map(found.map(({ endpoint }) => [endpoint.method, endpoint]))
}

/** Only the web server calls it, within its page limiters. */
type InternalOnly = null

/** Returns the limiter of an endpoint. `uploads` have a limit of their own. */
export function getLimiterName(
  endpoint: Endpoint,
): keyof ApiCallLimiters | 'uploads' | InternalOnly {
  if (INTERNAL_ENDPOINTS.has(endpoint)) return null
  return endpoint.multipart === null ? `${endpoint.cost}Calls` : 'uploads'
}

function countPathParams({ path }: Endpoint): number {
  return path.split('{').length
}

// Paths of the contract consist of words and hyphens, so nothing needs escaping.
function toPattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\{\w+\}/g, PATH_PARAM)}$`)
}
