import { type ActContext, runActs, toCommandContext } from '@/backend/audit/act'
import type { Database } from '@/backend/db/connect'
import { MESSAGE_KINDS } from '@/backend/message-kinds'
import { getHeldSince } from '@/backend/platform/outbox/hold'
import { listUnsent } from '@/backend/platform/outbox/unsent'
import { runCommand } from '@/backend/platform/runtime/command'
import { loadEnvironment } from '@/backend/settings/load-environment'
import { withDatabase } from '@/backend/with-database'
import { OUTBOX_USAGE, type OutboxArguments, parseOutboxArguments } from './outbox-arguments'
import { printHold, printKinds, printUnsent } from './print-unsent'

const SHOWN = 100

await runCommand({
  usage: OUTBOX_USAGE,
  parse: parseOutboxArguments,
  run: (given) => {
    const environment = loadEnvironment()
    return withDatabase(environment, (db) => answer(db, given, toCommandContext(environment)))
  },
  isReadOnly: true,
})

/** Throws `StartError` when there is nothing to change. */
async function answer(
  db: Database,
  given: OutboxArguments,
  by: ActContext,
): Promise<readonly string[]> {
  if (given === 'kinds') return printKinds(MESSAGE_KINDS)
  if (given !== 'list') return (await runActs(db, [given], by)).lines
  const heldSince = await getHeldSince(db, by.now)
  const unsent = printUnsent(
    await listUnsent(db, 'dead', SHOWN),
    await listUnsent(db, 'waiting', SHOWN),
  )
  return heldSince === null ? unsent : [printHold(heldSince), ...unsent]
}
