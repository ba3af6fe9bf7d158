import { ErrorReply, invalidField } from '@/backend/platform/http/error-reply'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { dropWaitingMessage } from '@/backend/platform/outbox/cancel-message'

const UNDELIVERED = new ErrorReply(
  503,
  'The message could not be sent. Please try again in a moment.',
  {
    retryAfter: 30,
  },
)

/**
 * Waits for the first attempt to send a code. Null when the message was accepted or is on its way to a server
 * that took the last one. A rejected message is not retried: the user is told now and asks for another.
 */
export async function deliverCode(
  { db, clock, outbox }: Pick<RouteContext, 'db' | 'clock' | 'outbox'>,
  id: string,
): Promise<ErrorReply | null> {
  if ((await outbox.firstTry(id)) !== 'failed') return null
  await db.transaction((tx) => dropWaitingMessage(tx, { id }, clock.now()))
  return UNDELIVERED
}

/** With attempts left the user checks the digits again; without, they need another code. */
export function toWrongCode(path: string, triesLeft = 0): ErrorReply {
  if (triesLeft === 0) {
    return invalidField(path, 'This code is wrong or has expired. Ask for a new one.')
  }
  return invalidField(path, `Wrong code. ${triesLeft} ${triesLeft === 1 ? 'try' : 'tries'} left.`)
}
