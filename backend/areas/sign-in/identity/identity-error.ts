import type { FastifyReply } from 'fastify'

/**
 * A refusal in the words of Identity Toolkit, which the Firebase SDK turns into its own error
 * codes. The part after ` : ` is for people.
 */
export class IdentityError extends Error {
  override readonly name = 'IdentityError'

  constructor(
    readonly code: string,
    readonly statusCode: 400 | 404 | 429 | 503 = 400,
    /** Whole seconds after which the same call may pass. */
    readonly retryAfter: number | null = null,
  ) {
    super(code)
  }
}

/** Answers in the error body of Identity Toolkit, the only one the SDK reads. */
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
