import type { Database } from '@/backend/db/connect'
import { parseOptions, runCommand, UsageError } from '@/backend/platform/runtime/command'
import { StartError } from '@/backend/platform/runtime/start-error'
import { loadEnvironment } from '@/backend/settings/load-environment'
import { changeDatabase } from '@/backend/with-database'
import type { CacheTag } from '@/lib/shared/cache-tags'
import { acceptHeld, countHeld, listHeld, refuseHeld } from './held'

const USAGE = `Usage: npm run held -- [list]
       npm run held -- accept <source> <reference>
       npm run held -- refuse <source> <reference>

Entries of feeds that were not published.

  list    prints those nobody has decided about, with the reason
  accept  publishes an entry, and lets later imports publish it
  refuse  leaves it out of later imports too
`

const SHOWN = 200

type HeldCommand =
  | { readonly verb: 'list' }
  | { readonly verb: 'accept' | 'refuse'; readonly source: string; readonly reference: string }

/** Parses the command's arguments. Throws `UsageError`. */
function parse(words: readonly string[]): HeldCommand {
  const { positionals } = parseOptions(words, {})
  const [verb = 'list', source, reference, ...more] = positionals
  if (verb === 'list' && source === undefined) return { verb }
  if (verb !== 'accept' && verb !== 'refuse')
    throw new UsageError('Choose a command: list, accept or refuse.')
  if (source === undefined || reference === undefined || more.length > 0)
    throw new UsageError(
      `Name the source and the reference, as "list" prints them: ${verb} SOURCE REFERENCE`,
    )
  return { verb, source, reference }
}

async function answer(
  db: Database,
  command: HeldCommand,
  now: Date,
): Promise<{ readonly lines: readonly string[]; readonly staleTags: readonly CacheTag[] }> {
  if (command.verb === 'list') return { lines: await list(db), staleTags: [] }
  const { verb, source, reference } = command
  const missing = new StartError(`No entry "${reference}" of the source "${source}" is held back.`)
  if (verb === 'refuse') {
    if (!(await refuseHeld(db, source, reference, now))) throw missing
    return { lines: ['It is left out of later imports.'], staleTags: [] }
  }
  const staleTags = await acceptHeld(db, source, reference, now)
  if (staleTags === null) throw missing
  return { lines: ['It is published.'], staleTags }
}

async function list(db: Database): Promise<readonly string[]> {
  const [rows, count] = [await listHeld(db, SHOWN), await countHeld(db)]
  if (count === 0) return ['Nothing is held back.']
  const lines = rows.map(
    ({ source, reference, title, employer, reason }) =>
      `${source}  ${reference}\n  ${title}, ${employer}\n  It ${reason}.`,
  )
  return count > rows.length ? [...lines, `${count - rows.length} more are not listed.`] : lines
}

await runCommand({
  usage: USAGE,
  parse,
  run: (command) => changeDatabase(loadEnvironment(), (db) => answer(db, command, new Date())),
})
