import { userInfo } from 'node:os'
import { deleteBytes } from '@/backend/areas/files/stored-bytes'
import { runActs, toCommandContext } from '@/backend/audit/act'
import { createFileDeps } from '@/backend/create-file-deps'
import type { Database } from '@/backend/db/connect'
import { runCommand } from '@/backend/platform/runtime/command'
import { silentLog } from '@/backend/platform/runtime/log'
import type { Environment } from '@/backend/settings/environment'
import { loadEnvironment } from '@/backend/settings/load-environment'
import { changeDatabase, withDatabase } from '@/backend/with-database'
import { DESK_USAGE, type DeskList, parseDeskArguments } from './desk-arguments'
import { printLink } from './print-link'
import {
  printAudit,
  printContactMessages,
  printFraudWarnings,
  printHeldEntries,
  printRemovedListings,
} from './print-lists'

type Print = (db: Database, environment: Environment) => Promise<readonly string[]>

const PRINT: Readonly<Record<DeskList, Print>> = {
  open: (db, environment) => printLink(db, environment, userInfo().username),
  hints: printFraudWarnings,
  removed: printRemovedListings,
  held: printHeldEntries,
  messages: printContactMessages,
  audit: printAudit,
}

await runCommand({
  usage: DESK_USAGE,
  parse: parseDeskArguments,
  run: (command) => {
    const environment = loadEnvironment()
    if ('list' in command) return withDatabase(environment, PRINT[command.list])
    const by = toCommandContext(environment, command.because)
    return changeDatabase(environment, async (db) => {
      const changed = await runActs(db, await command.toActRequests(db), by)
      await deleteBytes({ files: createFileDeps(environment), log: silentLog }, changed.fileKeys)
      return changed
    })
  },
})
