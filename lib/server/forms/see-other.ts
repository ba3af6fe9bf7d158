/** A 303 to our page, plain; the door keeps visitors of `/en` inside (`keepLocale`). */
export function seeOther(path: string, headers = new Headers()): Response {
  headers.set('Location', path)
  headers.set('Cache-Control', 'no-store')
  return new Response(null, { status: 303, headers })
}
