import type { FastifyReply } from 'fastify'
import type { HttpError } from './http-error'
import { sendError } from './send-error'

/** Sends an HttpError with `Retry-After` in seconds. */
export function sendHttpError(reply: FastifyReply, refusal: HttpError): FastifyReply {
  const { statusCode, message, details } = refusal
  if (details.retryAfter !== undefined) reply.header('retry-after', details.retryAfter)
  const errors = details.errors === undefined ? {} : { errors: [...details.errors] }
  return sendError(reply, { statusCode, message, ...errors })
}
