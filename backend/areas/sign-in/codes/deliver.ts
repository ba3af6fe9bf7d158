import type { FastifyBaseLogger } from 'fastify'
import { Refusal } from '@/backend/platform/http/refusal'

const UNDELIVERED = new Refusal(
  503,
  'The message could not be sent. Please try again in a moment.',
  {
    retryAfter: 30,
  },
)

/** Sends a message; null when it was accepted, else the refusal to answer with. */
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
