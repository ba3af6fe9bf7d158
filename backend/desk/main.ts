import { userInfo } from 'node:os'
import type { Database } from '@/backend/db/connect'
import { runCommand } from '@/backend/platform/runtime/command'
import { loadEnvironment } from '@/backend/settings/load-environment'
import { changeDatabase } from '@/backend/with-database'
import { type Changed, runActs } from './act'
import { DESK_USAGE, type DeskCommand, parseDeskArguments } from './desk-arguments'
import { toOrders } from './orders'
import { printAudit, printHeld, printRemoved } from './print-lists'

async function answer(db: Database, command: DeskCommand, now: Date): Promise<Changed> {
  switch (command.verb) {
    case 'removed':
      return { lines: await printRemoved(db), staleTags: [] }
    case 'held':
      return { lines: await printHeld(db), staleTags: [] }
    case 'audit':
      return { lines: await printAudit(db), staleTags: [] }
    default: {
      const actor = `${userInfo().username} (command)`
      const { because } = command
      return runActs(db, await toOrders(db, command), { actor, because, now })
    }
  }
}

await runCommand({
  usage: DESK_USAGE,
  parse: parseDeskArguments,
  run: (command) => changeDatabase(loadEnvironment(), (db) => answer(db, command, new Date())),
})
