import { isWithin, withoutLocale } from '@/lib/shared/routes'

/** What the API answers, the sign-in endpoint's addresses among it (decision 006). */
const OF_API = ['/upstream', '/identitytoolkit.googleapis.com', '/securetoken.googleapis.com']
const OF_OURS = ['/session', '/revalidate']

export function isForApi(path: string): boolean {
  return OF_API.some((section) => isWithin(path, section))
}

/** Feeds, and what another site sends people back to; whatever else has a query is a page. */
const WITH_QUERY = /^\/(?:[\w-]+\.(?:atom|json)|auth\/[\w-]+)$/

export function readsItsQuery(path: string): boolean {
  return WITH_QUERY.test(withoutLocale(path))
}

/** True where an error must be one of the API's bodies and not a page. */
export function isForPrograms(path: string): boolean {
  const plain = withoutLocale(path)
  return isForApi(path) || OF_OURS.some((section) => isWithin(plain, section))
}

/** `/en/jobs/7/site-engineer` becomes `/en/jobs`: what follows may be a secret, as the id of a draft is (promise T16). */
export function toSection(path: string): string {
  return /^(?:\/en(?=\/|$))?\/[\w.-]*/.exec(path)?.[0] ?? '/'
}
