import { hasLocale, withLocale } from '@/lib/shared/routes'

/**
 * Leads to a page of ours with a GET (303). Whoever came from inside `/en` stays there; of the address
 * they came from nothing else is used (promise T9).
 */
export function seeOther(request: Request, path: string): Response {
  const referrer = request.headers.get('referer') ?? ''
  const isInside = URL.canParse(referrer) && hasLocale(new URL(referrer).pathname)
  const location = isInside ? withLocale(path) : path
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}
