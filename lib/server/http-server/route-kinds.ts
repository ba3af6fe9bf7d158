import { isWithin, withoutLocale } from '@/lib/shared/routes'

/** Paths that the API answers, the sign-in endpoint's among them (decision 006). */
const API_PREFIXES = ['/upstream', '/identitytoolkit.googleapis.com', '/securetoken.googleapis.com']
const JSON_ROUTES = ['/session', '/revalidate']

export function isApiPath(path: string): boolean {
  return API_PREFIXES.some((section) => isWithin(path, section))
}

/** Feeds, and return addresses of other sites; the query of any other path belongs to a page. */
const QUERY_STRING_ROUTES = /^\/(?:[\w-]+\.(?:atom|json)|auth\/[\w-]+)$/

export function usesQueryString(path: string): boolean {
  return QUERY_STRING_ROUTES.test(withoutLocale(path))
}

/** Returns true where an error must be a JSON body rather than a page. */
export function isJsonPath(path: string): boolean {
  const plain = withoutLocale(path)
  return isApiPath(path) || JSON_ROUTES.some((section) => isWithin(plain, section))
}

/** Shortens `/en/jobs/7/site-engineer` to `/en/jobs`: the rest may be a secret, such as the id of a draft (promise T16). */
export function toLogSection(path: string): string {
  return /^(?:\/en(?=\/|$))?\/[\w.-]*/.exec(path)?.[0] ?? '/'
}
