import type { FastifyBaseLogger } from 'fastify'
import { Refusal } from '@/backend/platform/http/refusal'

const UNDELIVERED = new Refusal(
  503,
  'The message could not be sent. Please try again in a moment.',
  {
    retryAfter: 30,
  },
)

/** Null when the message was accepted. */
export async function deliver(
  log: FastifyBaseLogger,
  send: () => Promise<void>,
): Promise<Refusal | null> {
  try {
    await send()
    return null
  } catch (error) {
    log.error({ err: error }, 'a message was not accepted')
    return UNDELIVERED
  }
}
