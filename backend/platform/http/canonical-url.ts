import type { FastifyInstance } from 'fastify'

/** RFC 3986 §3.3: segments that are not empty, of characters a path may have. */
const PATH = /^(?:\/(?:[\w\-.~!$&'()*+,;=:@]|%[0-9A-F]{2})+)+$/

/** Segments of dots are resolved by some and not by others. */
const DOTS = /\/\.{1,2}(?:\/|$)/

/** What needs no encoding (RFC 3986 §2.3). */
const UNRESERVED = /^[\w\-.~]$/

/** An address in a second spelling is no address: a check before us may have read it otherwise (promise T19). */
export function rejectNonCanonicalUrls(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    // What has no route is on its way to that answer.
    if (request.is404 || isCanonicalUrl(request.raw.url ?? '')) return
    return reply.callNotFound()
  })
}

/** Takes the target of a request as it came, with its query, which may be spelt as one likes. */
export function isCanonicalUrl(target: string): boolean {
  const [path = ''] = target.split('?')
  if (!PATH.test(path) || DOTS.test(path)) return false
  const encoded = path.match(/%../g) ?? []
  return !encoded.some((code) => UNRESERVED.test(String.fromCharCode(parseInt(code.slice(1), 16))))
}
