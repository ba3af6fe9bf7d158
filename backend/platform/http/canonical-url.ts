import type { FastifyInstance } from 'fastify'

/** RFC 3986 §3.3: non-empty segments of characters a path may have. */
const PATH = /^(?:\/(?:[\w\-.~!$&'()*+,;=:@]|%[0-9A-F]{2})+)+$/

/** Some clients resolve dot segments and others do not. */
const DOTS = /\/\.{1,2}(?:\/|$)/

/** Characters that need no encoding (RFC 3986 §2.3). */
const UNRESERVED = /^[\w\-.~]$/

/** Rejects a second spelling of a path: an earlier check may have read it differently (promise T19). */
export function rejectNonCanonicalUrls(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    // A path without a route gets a 404 anyway.
    if (request.is404 || isCanonicalUrl(request.raw.url ?? '')) return
    return reply.callNotFound()
  })
}

/** Checks the target of a request as received; its query may be spelt in any way. */
export function isCanonicalUrl(target: string): boolean {
  const [path = ''] = target.split('?')
  if (!PATH.test(path) || DOTS.test(path)) return false
  const encoded = path.match(/%../g) ?? []
  return !encoded.some((code) => UNRESERVED.test(String.fromCharCode(parseInt(code.slice(1), 16))))
}
