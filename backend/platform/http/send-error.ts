import type { FastifyReply } from 'fastify'
import type { ErrorBody } from '@/lib/contract/common'

/** Fastify refuses to send a higher status. */
const HIGHEST_KNOWN_STATUS = 599

export const SIGN_IN_AGAIN = 'Please sign in to go on.'

/** 900 and 650 (spec §8) are no HTTP statuses: `reply.code` rejects them, Node's response does not (architecture §6). */
export function sendError(reply: FastifyReply, body: ErrorBody): FastifyReply {
  if (body.statusCode > HIGHEST_KNOWN_STATUS) reply.raw.statusCode = body.statusCode
  else reply.code(body.statusCode)
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(body))
}
