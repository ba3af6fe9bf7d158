import { hasLocale, withLocale } from '@/lib/shared/routes'

/** A 303 to our page, inside `/en` for visitors from there; uses nothing else of the referrer (promise T9). */
export function seeOther(request: Request, path: string): Response {
  const referrer = request.headers.get('referer') ?? ''
  const isInside = URL.canParse(referrer) && hasLocale(new URL(referrer).pathname)
  const location = isInside ? withLocale(path) : path
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}
