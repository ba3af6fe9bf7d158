/** A 303 to our page, plain; the door keeps visitors of `/en` inside (`keepLocale`). */
export function seeOther(path: string): Response {
  return new Response(null, {
    status: 303,
    headers: { location: path, 'cache-control': 'no-store' },
  })
}
