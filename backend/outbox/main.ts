import type { Database } from '@/backend/db/connect'
import { MESSAGE_KINDS } from '@/backend/message-kinds'
import { getHeldSince, holdMessages, releaseMessages } from '@/backend/platform/outbox/hold'
import { toOutcomes } from '@/backend/platform/outbox/message-kind'
import { dropUnsent } from '@/backend/platform/outbox/message-state'
import { listDead, listWaiting, retryUnsent } from '@/backend/platform/outbox/unsent'
import { runCommand } from '@/backend/platform/runtime/command'
import { StartError } from '@/backend/platform/runtime/start-error'
import { loadEnvironment } from '@/backend/settings/load-environment'
import { withDatabase } from '@/backend/with-database'
import { OUTBOX_USAGE, type OutboxArguments, parseOutboxArguments } from './outbox-arguments'
import { printHold, printKinds, printUnsent } from './print-unsent'

const SHOWN = 100

const NONE = 'No such message is waiting: it was sent, is being sent right now, or never existed.'

await runCommand({
  usage: OUTBOX_USAGE,
  parse: parseOutboxArguments,
  run: (given) => {
    const environment = loadEnvironment()
    const context = { now: new Date(), siteUrl: environment.siteUrl }
    return withDatabase(environment, (db) => answer(db, given, context))
  },
  isReadOnly: true,
})

/** Throws `StartError` when there is nothing to change. */
async function answer(
  db: Database,
  given: OutboxArguments,
  { now, siteUrl }: { readonly now: Date; readonly siteUrl: string },
): Promise<readonly string[]> {
  switch (given.command) {
    case 'list': {
      const heldSince = await getHeldSince(db, now)
      const unsent = printUnsent(await listDead(db, SHOWN), await listWaiting(db, SHOWN))
      return heldSince === null ? unsent : [printHold(heldSince), ...unsent]
    }
    case 'kinds':
      return printKinds(MESSAGE_KINDS)
    case 'hold':
      return [printHold(await holdMessages(db, now))]
    case 'release': {
      const dropped = await releaseMessages(db, { now, isDropping: given.isDropping })
      if (dropped === null) throw new StartError('No messages are held.')
      return [
        `Messages will be sent as soon as the product runs.${dropped > 0 ? ` Dropped: ${dropped}.` : ''}`,
      ]
    }
    case 'again': {
      const count = await retryUnsent(db, given.which, now)
      if (count === 0 && given.which !== 'all') throw new StartError(NONE)
      const messages = count === 1 ? '1 message is' : `${count} messages are`
      return [`${messages} sent again as soon as the product runs.`]
    }
    case 'drop': {
      const count = await dropUnsent(db, toOutcomes(MESSAGE_KINDS, siteUrl), given.id, now)
      if (count === 0) throw new StartError(NONE)
      return ['The message will not be sent.']
    }
  }
}
