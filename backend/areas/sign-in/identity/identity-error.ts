import type { FastifyReply } from 'fastify'

/** Has Identity Toolkit's codes, which the SDK maps to its own; after ` : ` comes text for people. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError'

  constructor(
    readonly code: string,
    readonly statusCode: 400 | 404 | 429 | 503 = 400,
    /** Whole seconds. */
    readonly retryAfter: number | null = null,
  ) {
    super(code)
  }
}

/** Sends the only error body the SDK parses. */
export function sendIdentityError(reply: FastifyReply, error: IdentityError): FastifyReply {
  if (error.retryAfter !== null) reply.header('retry-after', error.retryAfter)
  return reply.code(error.statusCode).send({
    error: {
      code: error.statusCode,
      message: error.code,
      errors: [{ message: error.code, domain: 'global', reason: 'invalid' }],
    },
  })
}
