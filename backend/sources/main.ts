import type { Database } from '@/backend/db/connect'
import type { AbroadSetting } from '@/backend/import/hold-reason'
import { withImportDatabase } from '@/backend/import/run-import'
import { runCommand } from '@/backend/platform/runtime/command'
import { StartError } from '@/backend/platform/runtime/start-error'
import { NOT_REVALIDATED } from '@/backend/revalidate-web-app'
import { loadEnvironment } from '@/backend/settings/load-environment'
import type { CacheTag } from '@/lib/shared/cache-tags'
import { printRun, printRuns, printSourceQuality, printSources } from './print-sources'
import { runSource } from './run-source'
import { parseSourceArguments, SOURCE_USAGE, type SourceCommand } from './source-arguments'
import { getSourceQuality } from './source-quality'
import {
  addSource,
  claimDueSource,
  getSource,
  listRuns,
  listSources,
  pauseSource,
  removeSource,
} from './sources'

type Answer = { readonly lines: readonly string[]; readonly staleTags: readonly CacheTag[] }

/** Runs a command. Throws `StartError` if there is no source of the name, or the name is taken. */
async function answer(
  db: Database,
  command: SourceCommand,
  now: Date,
  abroad: AbroadSetting,
): Promise<Answer> {
  switch (command.verb) {
    case 'list':
      return toAnswer(printSources(await listSources(db)))
    case 'add': {
      const { name } = command.draft
      if (!(await addSource(db, command.draft, now)))
        throw new StartError(
          `There is a source "${name}" already. Remove it first, or choose another name.`,
        )
      return toAnswer([
        `${name} is imported within a minute while the product runs. Now: npm run source -- run ${name}`,
      ])
    }
    case 'run-due':
      return runDueSources(db, abroad)
    case 'run': {
      const source = await requireSource(db, command.name)
      const run = await runSource(db, source, now, abroad)
      if (run.failure !== null) process.exitCode = 1
      return { lines: printRun(source, run), staleTags: run.staleTags }
    }
    case 'pause':
    case 'resume': {
      const isPaused = command.verb === 'pause'
      if (!(await pauseSource(db, command.name, isPaused, now))) throw notFound(command.name)
      return toAnswer([isPaused ? 'It is paused.' : 'It runs again.'])
    }
    case 'remove': {
      const removal = await removeSource(db, command.name, command.listings, now)
      if (removal === null) throw notFound(command.name)
      const { closed, staleTags } = removal
      return { lines: [`It is removed; ${closed} listings were closed.`], staleTags }
    }
    case 'show': {
      const quality = await getSourceQuality(db, command.name)
      if (quality === null) await requireSource(db, command.name)
      return toAnswer(printSourceQuality(quality))
    }
    case 'report': {
      const source = await requireSource(db, command.name)
      return toAnswer([...printSources([source]), ...printRuns(await listRuns(db, source.name))])
    }
  }
}

async function runDueSources(db: Database, abroad: AbroadSetting): Promise<Answer> {
  const lines: string[] = []
  const staleTags: CacheTag[] = []
  for (;;) {
    const now = new Date()
    const source = await claimDueSource(db, now)
    if (source === null) return { lines, staleTags }
    const run = await runSource(db, source, now, abroad)
    lines.push(...printRun(source, run))
    staleTags.push(...run.staleTags)
  }
}

async function requireSource(db: Database, name: string) {
  const source = await getSource(db, name)
  if (source === null) throw notFound(name)
  return source
}

function notFound(name: string): StartError {
  return new StartError(`There is no source "${name}". All of them: npm run source -- list`)
}

function toAnswer(lines: readonly string[]): Answer {
  return { lines, staleTags: [] }
}

await runCommand({
  usage: SOURCE_USAGE,
  parse: parseSourceArguments,
  run: async (command) => {
    const environment = loadEnvironment()
    const { result, isHeard } = await withImportDatabase(environment, async (db) => {
      const { importAbroad } = environment
      const { lines, staleTags } = await answer(db, command, new Date(), importAbroad)
      return { result: lines, staleTags }
    })
    return isHeard ? result : [...result, NOT_REVALIDATED]
  },
})
