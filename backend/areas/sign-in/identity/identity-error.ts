import type { FastifyReply } from 'fastify'

/** In Identity Toolkit's words, which the SDK turns into its own codes; after ` : ` comes text for people. */
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

/** The SDK reads no other error body. */
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
