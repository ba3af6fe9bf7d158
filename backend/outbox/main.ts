import { type By, byCommand, type Order, runActs } from '@/backend/audit/act'
import type { Database } from '@/backend/db/connect'
import { MESSAGE_KINDS } from '@/backend/message-kinds'
import { getHeldSince } from '@/backend/platform/outbox/hold'
import { listDead, listWaiting } from '@/backend/platform/outbox/unsent'
import { runCommand } from '@/backend/platform/runtime/command'
import { loadEnvironment } from '@/backend/settings/load-environment'
import { withDatabase } from '@/backend/with-database'
import { dropMail, holdMails, releaseMails, retryAllMails, retryMail } from './outbox-acts'
import { OUTBOX_USAGE, type OutboxArguments, parseOutboxArguments } from './outbox-arguments'
import { printHold, printKinds, printUnsent } from './print-unsent'

const SHOWN = 100

await runCommand({
  usage: OUTBOX_USAGE,
  parse: parseOutboxArguments,
  run: (given) => {
    const environment = loadEnvironment()
    return withDatabase(environment, (db) => answer(db, given, byCommand(environment)))
  },
  isReadOnly: true,
})

/** Throws `StartError` when there is nothing to change. */
async function answer(db: Database, given: OutboxArguments, by: By): Promise<readonly string[]> {
  switch (given.command) {
    case 'list': {
      const heldSince = await getHeldSince(db, by.now)
      const unsent = printUnsent(await listDead(db, SHOWN), await listWaiting(db, SHOWN))
      return heldSince === null ? unsent : [printHold(heldSince), ...unsent]
    }
    case 'kinds':
      return printKinds(MESSAGE_KINDS)
    default:
      return (await runActs(db, [toOrder(given)], by)).lines
  }
}

function toOrder(given: Exclude<OutboxArguments, { readonly command: 'list' | 'kinds' }>): Order {
  switch (given.command) {
    case 'hold':
      return { act: holdMails, input: {} }
    case 'release':
      return { act: releaseMails, input: { isDropping: given.isDropping } }
    case 'again':
      return given.which === 'all'
        ? { act: retryAllMails, input: {} }
        : { act: retryMail, input: given.which }
    case 'drop':
      return { act: dropMail, input: { id: given.id } }
  }
}
