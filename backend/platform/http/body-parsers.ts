import type { FastifyInstance } from 'fastify'

/** Parses JSON bodies; an empty body counts as none, whatever its content type. */
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
