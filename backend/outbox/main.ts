import type { Database } from '@/backend/db/connect'
import { MESSAGE_KINDS } from '@/backend/message-kinds'
import { getHeldSince, holdMessages, releaseMessages } from '@/backend/platform/outbox/hold'
import { toOutcomes } from '@/backend/platform/outbox/message-kind'
import { dropUnsent } from '@/backend/platform/outbox/message-state'
import { listDead, listWaiting, retryUnsent } from '@/backend/platform/outbox/unsent'
import { StartError } from '@/backend/platform/runtime/start-error'
import { loadEnvironment } from '@/backend/settings/load-environment'
import { withDatabase } from '@/backend/with-database'
import { OUTBOX_USAGE, type OutboxArguments, parseOutboxArguments } from './outbox-arguments'
import { printHold, printKinds, printUnsent } from './print-unsent'

const SHOWN = 100

type Answer = { readonly code: 0 | 1; readonly text: string }

/**
 * Runs the command. Exit codes: 0 done, 1 there is no such message or no database, 2 the command was not
 * understood.
 */
async function main(words: readonly string[]): Promise<0 | 1 | 2> {
  const given = parseOutboxArguments(words)
  if (given === null) {
    process.stderr.write(OUTBOX_USAGE)
    return 2
  }
  try {
    const environment = loadEnvironment()
    const { code, text } = await withDatabase(environment, (db) =>
      answer(db, given, { now: new Date(), siteUrl: environment.siteUrl }),
    )
    process[code === 0 ? 'stdout' : 'stderr'].write(text)
    return code
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    process.stderr.write(`${error.message}\n`)
    return 1
  }
}

async function answer(
  db: Database,
  given: OutboxArguments,
  { now, siteUrl }: { readonly now: Date; readonly siteUrl: string },
): Promise<Answer> {
  switch (given.command) {
    case 'list':
      return { code: 0, text: await list(db, now) }
    case 'kinds':
      return { code: 0, text: printKinds(MESSAGE_KINDS) }
    case 'hold':
      return { code: 0, text: printHold(await holdMessages(db, now)) }
    case 'release': {
      const dropped = await releaseMessages(db, { now, isDropping: given.isDropping })
      if (dropped === null) return { code: 1, text: 'No messages are held.\n' }
      const text = `Messages will be sent as soon as the product runs.${dropped > 0 ? ` Dropped: ${dropped}.` : ''}\n`
      return { code: 0, text }
    }
    case 'again': {
      const count = await retryUnsent(db, given.which, now)
      const text = `${count === 1 ? '1 message is' : `${count} messages are`} sent again as soon as the product runs.\n`
      return count > 0 || given.which === 'all' ? { code: 0, text } : NONE
    }
    case 'drop': {
      const count = await dropUnsent(db, toOutcomes(MESSAGE_KINDS, siteUrl), given.id, now)
      return count > 0 ? { code: 0, text: 'The message will not be sent.\n' } : NONE
    }
  }
}

async function list(db: Database, now: Date): Promise<string> {
  const heldSince = await getHeldSince(db, now)
  const unsent = printUnsent(await listDead(db, SHOWN), await listWaiting(db, SHOWN))
  return heldSince === null ? unsent : printHold(heldSince) + unsent
}

const NONE: Answer = {
  code: 1,
  text: 'No such message is waiting: it was sent, is being sent right now, or never existed.\n',
}

process.exitCode = await main(process.argv.slice(2))
