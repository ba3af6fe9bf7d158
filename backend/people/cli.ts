import { writeFile } from 'node:fs/promises'
import { deleteBytes } from '@/backend/areas/files/stored-bytes'
import { readProfileExport } from '@/backend/areas/my-data/my-data-routes'
import { type ActContext, type ActRequest, runActs, toCommandContext } from '@/backend/audit/act'
import { createFileDeps } from '@/backend/create-file-deps'
import type { Database } from '@/backend/db/connect'
import { parseOptions, runCommand, UsageError } from '@/backend/platform/runtime/command'
import { getErrorCode } from '@/backend/platform/runtime/error-code'
import { silentLog } from '@/backend/platform/runtime/log'
import { StartError } from '@/backend/platform/runtime/start-error'
import type { Environment } from '@/backend/settings/environment'
import { loadEnvironment } from '@/backend/settings/load-environment'
import { withDatabase } from '@/backend/with-database'
import { requireAccountId } from './find-people'
import { recordAccountExport, toAccountActRequest } from './people-acts'

const USAGE = `Usage: npm run people -- export <e-mail or phone number> <file>
       npm run people -- block <e-mail or phone number> [--because <words>]
       npm run people -- unblock <e-mail or phone number> [--because <words>]
       npm run people -- delete <e-mail or phone number> [--because <words>]

For people who cannot sign in any more and write from the address or number of their account.

  export   writes all data of the account to a new file, as "My data" gives it to its user
  block    ends all sessions of the account, and lets nobody sign in to it
  unblock  lets it be used again
  delete   deletes the account and all that belongs to it, for good
`

type PeopleCommand =
  | { readonly verb: 'export'; readonly contact: string; readonly file: string }
  | {
      readonly verb: 'block' | 'unblock' | 'delete'
      readonly contact: string
      readonly because: string | null
    }

await runCommand({
  usage: USAGE,
  parse: parseArguments,
  run(command) {
    const environment = loadEnvironment()
    return withDatabase(environment, async (db) => {
      const id = await requireAccountId(db, command.contact)
      return command.verb === 'export'
        ? exportTo(command.file, db, id, toCommandContext(environment))
        : change(db, toAccountActRequest(command.verb, id), environment, command.because)
    })
  },
})

/** Throws `UsageError`. */
function parseArguments(words: readonly string[]): PeopleCommand {
  const { values, positionals } = parseOptions(words, { because: { type: 'string' } })
  const [verb, contact, file, ...more] = positionals
  if (contact === undefined || more.length > 0) throw new UsageError()
  const because = values.because?.trim() || null
  if (verb === 'export' && file !== undefined && because === null) return { verb, contact, file }
  if ((verb === 'delete' || verb === 'block' || verb === 'unblock') && file === undefined) {
    return { verb, contact, because }
  }
  throw new UsageError()
}

async function exportTo(
  file: string,
  db: Database,
  id: string,
  by: ActContext,
): Promise<readonly string[]> {
  const data = await readProfileExport(db, id, by.now)
  await runActs(db, [{ act: recordAccountExport, input: { id } }], by)
  try {
    await writeFile(file, JSON.stringify(data, null, 2), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    throw new StartError(`${file} cannot be written (${getErrorCode(error)}): name a new file.`)
  }
  return [`Written to ${file}.`]
}

async function change(
  db: Database,
  order: ActRequest,
  environment: Environment,
  because: string | null,
): Promise<readonly string[]> {
  const by = toCommandContext(environment, because)
  const { lines, fileKeys } = await runActs(db, [order], by)
  await deleteBytes({ files: createFileDeps(environment), log: silentLog }, fileKeys)
  return lines
}
