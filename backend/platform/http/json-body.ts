import type { FastifyInstance } from 'fastify'

/** Reads JSON bodies; an empty one is no body, whatever content type the caller names. */
export function parseJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    (request, body: string, done) => {
      if (body === '') done(null, undefined)
      else parse(request, body, done)
    },
  )
}
