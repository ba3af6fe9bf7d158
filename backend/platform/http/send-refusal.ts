import type { FastifyReply } from 'fastify'
import type { Refusal } from './refusal'
import { sendError } from './send-error'

/** `Retry-After` is in seconds. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { statusCode, message, details } = refusal
  if (details.retryAfter !== undefined) reply.header('retry-after', details.retryAfter)
  const errors = details.errors === undefined ? {} : { errors: [...details.errors] }
  return sendError(reply, { statusCode, message, ...errors })
}
