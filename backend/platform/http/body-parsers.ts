import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'

/** Bytes of a plain form or of a one-click unsubscribe call (RFC 8058). */
const FORM_LIMIT = 4096

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

/** Replaces the missing body of a DELETE by an empty object: the query may hold everything. */
export function makeDeleteBodyOptional(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    if (request.method === 'DELETE') request.body ??= {}
  })
}

/**
 * Registers routes for plain forms and mail programs. Any body passes unread, because the address holds
 * everything.
 */
export async function acceptForms(
  app: FastifyInstance,
  mountRoutes: (scope: FastifyInstance) => void,
): Promise<void> {
  await app.register(async (scope) => {
    const options = { parseAs: 'buffer', bodyLimit: FORM_LIMIT } as const
    const types = ['application/x-www-form-urlencoded', /^multipart\/form-data/]
    for (const type of types) {
      scope.addContentTypeParser(type, options, async () => undefined)
    }
    mountRoutes(scope)
  })
}

/** Registers routes that read multipart bodies; elsewhere those are 415. */
export async function acceptUploads(
  app: FastifyInstance,
  mountRoutes: (scope: FastifyInstance) => void,
): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(multipart, { throwFileSizeLimit: false })
    mountRoutes(scope)
  })
}
