import { writeFile } from 'node:fs/promises'
import { getAccountIdByEmail } from '@/backend/areas/accounts/accounts'
import { deleteBytes } from '@/backend/areas/files/stored-bytes'
import { deleteAccount } from '@/backend/areas/my-data/delete-account'
import { readProfileExport } from '@/backend/areas/my-data/my-data-routes'
import { getIdentity } from '@/backend/areas/sign-in/identities'
import { createFileDeps } from '@/backend/create-file-deps'
import type { Database } from '@/backend/db/connect'
import { runCommand, UsageError } from '@/backend/platform/runtime/command'
import { getErrorCode } from '@/backend/platform/runtime/error-code'
import { silentLog } from '@/backend/platform/runtime/log'
import { StartError } from '@/backend/platform/runtime/start-error'
import { toE164 } from '@/backend/platform/text/phone-number'
import type { Environment } from '@/backend/settings/environment'
import { loadEnvironment } from '@/backend/settings/load-environment'
import { withDatabase } from '@/backend/with-database'

const USAGE = `Usage: npm run people -- export <e-mail or phone number> <file>
       npm run people -- delete <e-mail or phone number>

For people who cannot sign in any more and write from the address or number of their account.

  export  writes all data of the account to a new file, as "My data" gives it to its user
  delete  deletes the account and all that belongs to it, for good
`

type PeopleCommand =
  | { readonly verb: 'export'; readonly contact: string; readonly file: string }
  | { readonly verb: 'delete'; readonly contact: string }

await runCommand({
  usage: USAGE,
  parse: parseArguments,
  run(command) {
    const environment = loadEnvironment()
    return withDatabase(environment, async (db) => {
      const accountId = await requireAccountId(db, command.contact)
      return command.verb === 'export'
        ? exportAccount(db, accountId, command.file)
        : removeAccount(db, accountId, environment)
    })
  },
})

/** Throws `UsageError`. */
function parseArguments([verb, contact, file, ...more]: readonly string[]): PeopleCommand {
  if (contact === undefined || more.length > 0) throw new UsageError()
  if (verb === 'export' && file !== undefined) return { verb, contact, file }
  if (verb === 'delete' && file === undefined) return { verb, contact }
  throw new UsageError()
}

/** Finds the account that proved an e-mail address or phone number. Throws `StartError`. */
async function requireAccountId(db: Database, contact: string): Promise<string> {
  const found = await db.transaction(async (tx) => {
    if (contact.includes('@')) return getAccountIdByEmail(tx, contact.trim().toLowerCase())
    const subject = toE164(contact)
    if (subject === null) throw new StartError(`"${contact}" is no e-mail address or phone number.`)
    return (await getIdentity(tx, { provider: 'phone', subject }))?.accountId ?? null
  })
  if (found === null) throw new StartError(`No account has proven that ${contact} is theirs.`)
  return found
}

async function exportAccount(
  db: Database,
  accountId: string,
  file: string,
): Promise<readonly string[]> {
  const data = await readProfileExport(db, accountId, new Date())
  try {
    await writeFile(file, JSON.stringify(data, null, 2), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    throw new StartError(`${file} cannot be written (${getErrorCode(error)}): name a new file.`)
  }
  return [`Written to ${file}.`]
}

async function removeAccount(
  db: Database,
  accountId: string,
  environment: Environment,
): Promise<readonly string[]> {
  const { fileKeys, isKnownToFirebase } = await deleteAccount(db, accountId)
  await deleteBytes({ files: createFileDeps(environment), log: silentLog }, fileKeys)
  return [
    `The account and all that belongs to it is deleted, with ${fileKeys.length} files.`,
    ...(isKnownToFirebase ? ['Its user in the Firebase project stays: delete it there.'] : []),
  ]
}
