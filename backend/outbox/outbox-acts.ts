import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { type Act, defineAct } from '@/backend/audit/act'
import type { Transaction } from '@/backend/db/connect'
import { outgoingMessage } from '@/backend/db/schema/messages/outgoing-message'
import { MESSAGE_KINDS } from '@/backend/message-kinds'
import { getHeldSince, holdMessages, releaseMessages } from '@/backend/platform/outbox/hold'
import { toSettledHandlers } from '@/backend/platform/outbox/message-kind'
import { dropUnsent } from '@/backend/platform/outbox/message-state'
import { retryUnsent } from '@/backend/platform/outbox/unsent'
import { StartError } from '@/backend/platform/runtime/start-error'
import { printHold } from './print-unsent'

const message = z.object({ id: z.uuid() })

const NONE = 'No such message is waiting: it was sent, is being sent right now, or never existed.'

/** Sends one message again at once. */
export const retryMessage: Act = defineAct({
  name: 'retry-mail',
  input: message,
  async run(tx, { id }, { now }) {
    const count = await retryUnsent(tx, { id }, now)
    if (count === 0) throw new StartError(NONE)
    return { ...toRetried(count), target: `mail ${id}`, title: await readPurpose(tx, id) }
  },
})

/** Sends everything that waits or could not be sent again at once. */
export const retryAllMessages: Act = defineAct({
  name: 'retry-all-mails',
  input: z.object({}),
  async run(tx, _input, { now }) {
    return { ...toRetried(await retryUnsent(tx, 'all', now)), ...OUTBOX }
  },
})

function toRetried(count: number) {
  const messages = count === 1 ? '1 message is' : `${count} messages are`
  return {
    before: null,
    after: { state: 'waiting', count },
    undo: null,
    message: `${messages} sent again as soon as the product runs.`,
    staleTags: [],
  }
}

/** Ends a message that is not to be sent any more. */
export const dropMessage: Act = defineAct({
  name: 'drop-mail',
  input: message,
  async run(tx, { id }, { now, siteUrl }) {
    const title = await readPurpose(tx, id)
    const count = await dropUnsent(tx, toSettledHandlers(MESSAGE_KINDS, siteUrl), id, now)
    if (count === 0) throw new StartError(NONE)
    return {
      target: `mail ${id}`,
      title,
      before: null,
      after: { state: 'dropped' },
      undo: null,
      message: 'The message will not be sent.',
      staleTags: [],
    }
  },
})

/** Reads the kind of a message: the audit names no receiver. */
async function readPurpose(tx: Transaction, id: string): Promise<string> {
  const [row] = await tx
    .select({ purpose: outgoingMessage.purpose })
    .from(outgoingMessage)
    .where(eq(outgoingMessage.id, id))
  return row?.purpose ?? 'message'
}

const OUTBOX = { target: 'outbox', title: 'Outbox' } as const

/** Lets nothing go out. */
export const holdOutbox: Act = defineAct({
  name: 'hold-mails',
  input: z.object({}),
  async run(tx, _input, { now }) {
    const isHeld = (await getHeldSince(tx, now)) !== null
    const message = printHold(await holdMessages(tx, now))
    const undo = isHeld ? null : { act: releaseOutbox.name, input: {} }
    return { ...OUTBOX, before: { isHeld }, after: { isHeld: true }, undo, message, staleTags: [] }
  },
})

/** Lets messages go out again; `isDropping` ends those that waited when the hold began. */
export const releaseOutbox: Act = defineAct({
  name: 'release-mails',
  input: z.object({ isDropping: z.boolean().default(false) }),
  async run(tx, { isDropping }, { now }) {
    const dropped = await releaseMessages(tx, { now, isDropping })
    if (dropped === null) throw new StartError('No messages are held.')
    const count = dropped > 0 ? ` Dropped: ${dropped}.` : ''
    return {
      ...OUTBOX,
      before: { isHeld: true },
      after: { isHeld: false, dropped },
      undo: { act: holdOutbox.name, input: {} },
      message: `Messages will be sent as soon as the product runs.${count}`,
      staleTags: [],
    }
  },
})
