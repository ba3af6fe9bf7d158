/** Redirects with 303 to a plain path of ours; `addLocaleToRedirects` adds `/en` where the visitor came by it. */
export function seeOther(path: string, headers = new Headers()): Response {
  headers.set('Location', path)
  headers.set('Cache-Control', 'no-store')
  return new Response(null, { status: 303, headers })
}
