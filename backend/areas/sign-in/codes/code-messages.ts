import { ErrorReply, invalidField } from '@/backend/platform/http/error-reply'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { dropWaitingMessage } from '@/backend/platform/outbox/cancel-message'
import type { MessageKind } from '@/backend/platform/outbox/message-kind'

const UNDELIVERED = new ErrorReply(
  503,
  'The message could not be sent. Please try again in a moment.',
  {
    retryAfter: 30,
  },
)

type Code = {
  /** An address, or a number as E.164. */
  readonly to: string
  readonly code: string
}

export const codeMessage: MessageKind<Code, 'mail' | 'text'> = {
  name: 'code',
  event: 'a visitor asks for a code to sign in or up',
  audience: 'the address or number that was typed',
  rhythm: 'at once',
  unsubscribe: 'no: it answers what the visitor did',
  texts: {
    // The subject has the code too, since many read it from a notification of their phone.
    mail: ({ to, code }, site) => ({
      to,
      subject: `${site.name} code: ${code}`,
      paragraphs: [
        `Your code is ${code}.`,
        'Enter it on the page where you asked for it. It works once, within five minutes.',
        'If you did not ask for a code, somebody may have typed the wrong address. Ignore this e-mail and do not share the code.',
      ],
    }),
    // It begins with the sender; the last line lets phones offer the code on our site only (WebOTP).
    text: ({ to, code }, site) => ({
      to,
      text: `${site.name} code: ${code}. Valid for 5 minutes. Do not share it.\n\n@${new URL(site.url).hostname} #${code}`,
    }),
  },
}

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
