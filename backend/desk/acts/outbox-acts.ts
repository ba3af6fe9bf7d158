import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { outgoingMessage } from '@/backend/db/schema/messages/outgoing-message'
import { holdMessages, releaseMessages } from '@/backend/platform/outbox/hold'
import { retryUnsent } from '@/backend/platform/outbox/unsent'
import { StartError } from '@/backend/platform/runtime/start-error'
import { type Act, defineAct } from '../act'

const message = z.object({ id: z.uuid() })

const NONE = 'No such message waits: it was sent, is being sent right now, or never existed.'

export const retryMail: Act = defineAct({
  name: 'retry-mail',
  input: message,
  async run(tx, { id }, { now }) {
    if ((await retryUnsent(tx, { id }, now)) === 0) throw new StartError(NONE)
    const [row] = await tx
      .select({ purpose: outgoingMessage.purpose })
      .from(outgoingMessage)
      .where(eq(outgoingMessage.id, id))
    const title = row?.purpose ?? 'message'
    return {
      target: `mail ${id}`,
      title,
      before: null,
      after: { state: 'waiting' },
      undo: null,
      line: `It is sent again at once: ${title}`,
      staleTags: [],
    }
  },
})

const HOLD = {
  target: 'outbox',
  title: 'Outbox',
  staleTags: [],
} as const

export const holdMails: Act = defineAct({
  name: 'hold-mails',
  input: z.object({}),
  async run(tx, _input, { now }) {
    await holdMessages(tx, now)
    return {
      ...HOLD,
      before: { isHeld: false },
      after: { isHeld: true },
      undo: { act: releaseMails.name, input: {} },
      line: 'Nothing goes out until you release it.',
    }
  },
})

export const releaseMails: Act = defineAct({
  name: 'release-mails',
  input: z.object({}),
  async run(tx, _input, { now }) {
    const dropped = await releaseMessages(tx, { now, isDropping: false })
    if (dropped === null) throw new StartError('No messages are held.')
    return {
      ...HOLD,
      before: { isHeld: true },
      after: { isHeld: false },
      undo: { act: holdMails.name, input: {} },
      line: 'Messages go out again.',
    }
  },
})
