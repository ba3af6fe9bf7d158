import type { FastifyReply } from 'fastify'
import type { Refusal } from './refusal'
import { sendError } from './send-error'

/** Answers with a refusal; one of a limit says in `Retry-After` how many seconds to wait. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { statusCode, message, details } = refusal
  if (details.retryAfter !== undefined) reply.header('retry-after', details.retryAfter)
  const errors = details.errors === undefined ? {} : { errors: [...details.errors] }
  return sendError(reply, { statusCode, message, ...errors })
}
