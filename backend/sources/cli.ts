import { type ActRequest, runActs, toCommandContext } from '@/backend/audit/act'
import type { Database } from '@/backend/db/connect'
import type { HoldSettings } from '@/backend/import/hold-reason'
import { withImportDatabase } from '@/backend/import/run-import'
import { runCommand } from '@/backend/platform/runtime/command'
import { NOT_REVALIDATED_MESSAGE } from '@/backend/revalidate-web-app'
import type { Environment } from '@/backend/settings/environment'
import { loadEnvironment } from '@/backend/settings/load-environment'
import { changeDatabase, withDatabase } from '@/backend/with-database'
import type { CacheTag } from '@/lib/shared/cache-tags'
import { printRun, printRuns, printSourceQuality, printSources } from './print-sources'
import { runSource } from './run-source'
import { addSourceAct, removeSourceAct, setSourcePaused } from './source-acts'
import { parseSourceArguments, SOURCE_USAGE, type SourceCommand } from './source-arguments'
import { getSourceQuality } from './source-quality'
import { claimDueSource, listRuns, listSources, requireSource } from './sources'

await runCommand({
  usage: SOURCE_USAGE,
  parse: parseSourceArguments,
  run: (command) => answer(loadEnvironment(), command),
})

/** Runs a command. Throws `StartError` if there is no source of the name, or the name is taken. */
async function answer(
  environment: Environment,
  command: SourceCommand,
): Promise<readonly string[]> {
  switch (command.verb) {
    case 'list':
      return withDatabase(environment, async (db) => printSources(await listSources(db)))
    case 'add':
      return change(environment, { act: addSourceAct, input: command.draft })
    case 'pause':
    case 'resume': {
      const { verb, name } = command
      return change(environment, {
        act: setSourcePaused,
        input: { name, isPaused: verb === 'pause' },
      })
    }
    case 'remove': {
      const { name, listings } = command
      return change(environment, { act: removeSourceAct, input: { name, listings } })
    }
    case 'run-due':
      return importSources(environment, runDueSources)
    case 'run':
      return importSources(environment, async (db, holds) => {
        const source = await requireSource(db, command.name)
        const run = await runSource(db, source, new Date(), holds)
        if (run.failure !== null) process.exitCode = 1
        return { lines: printRun(source, run), staleTags: run.staleTags }
      })
    case 'show':
      return withDatabase(environment, async (db) => {
        const quality = await getSourceQuality(db, command.name)
        if (quality === null) await requireSource(db, command.name)
        return printSourceQuality(quality)
      })
    case 'report':
      return withDatabase(environment, async (db) => {
        const source = await requireSource(db, command.name)
        return [...printSources([source]), ...printRuns(await listRuns(db, source.name))]
      })
  }
}

/** A source that is removed may have many listings to close. */
function change(environment: Environment, order: ActRequest): Promise<readonly string[]> {
  return changeDatabase(environment, (db) => runActs(db, [order], toCommandContext(environment)), {
    statementTimeoutMs: 0,
  })
}

type Imported = { readonly lines: readonly string[]; readonly staleTags: readonly CacheTag[] }

async function importSources(
  environment: Environment,
  work: (db: Database, holds: HoldSettings) => Promise<Imported>,
): Promise<readonly string[]> {
  const { result, isHeard } = await withImportDatabase(environment, async (db) => {
    const { lines, staleTags } = await work(db, environment.importHolds)
    return { result: lines, staleTags }
  })
  return isHeard ? result : [...result, NOT_REVALIDATED_MESSAGE]
}

async function runDueSources(db: Database, holds: HoldSettings): Promise<Imported> {
  const lines: string[] = []
  const staleTags: CacheTag[] = []
  for (;;) {
    const now = new Date()
    const source = await claimDueSource(db, now)
    if (source === null) return { lines, staleTags }
    const run = await runSource(db, source, now, holds)
    lines.push(...printRun(source, run))
    staleTags.push(...run.staleTags)
  }
}
