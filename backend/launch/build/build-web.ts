import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { EXIT_SUCCESS } from '@/backend/platform/runtime/child-process'
import { StartError } from '@/backend/platform/runtime/start-error'
import { startChild } from '../child-service'
import type { LauncherRun } from '../launcher-run'
import { clearBuild, getBuildState, hasBuild, hashSources, saveBuildStamp } from './build-state'

type BuildRun = Pick<LauncherRun, 'environment' | 'programs' | 'screen' | 'signal'>

export type FoundBuild = {
  readonly sources: string
  readonly state: Awaited<ReturnType<typeof getBuildState>>
}

/** Hashes the build and its sources, useful while waiting for something else. Null when there is no build. */
export async function findBuild({
  build,
  root,
}: LauncherRun['programs']): Promise<FoundBuild | null> {
  if (build === null) return null
  const sources = await hashSources(root)
  return { sources, state: await getBuildState(root, sources) }
}

/** Checks whether the build is current; true also when none is needed. */
export function isBuilt(found: FoundBuild | null): boolean {
  return found === null || found.state === 'whole'
}

/**
 * Builds only when sources or build files changed. Shows the build's output only when it fails, and throws
 * StartError then.
 */
export async function buildWeb(run: BuildRun, found: FoundBuild | null): Promise<void> {
  const { build: args, root } = run.programs
  if (args === null || found === null || isBuilt(found)) return
  const { sources, state } = found
  if (state === 'damaged') run.screen.line('Files of the built web app are missing or damaged.')
  await run.screen.step('Building the web app, once for each version', async () => {
    await clearBuild(root, state)
    await runBuild(run, args)
  })
  await saveBuildStamp(root, sources)
}

async function runBuild(run: BuildRun, args: readonly string[]): Promise<void> {
  const logFile = join(run.environment.dataDir, 'logs', 'build.log')
  await rm(logFile, { force: true })
  const build = startChild({
    root: run.programs.root,
    args,
    env: { NODE_ENV: run.programs.nodeEnv },
    logFile,
    show: () => undefined,
    showAll: false,
  })
  const stop = () => void build.stop()
  run.signal.addEventListener('abort', stop)
  const end = await build.exited
  await build.outputEnded
  run.signal.removeEventListener('abort', stop)
  run.signal.throwIfAborted()
  if (end === EXIT_SUCCESS && (await hasBuild(run.programs.root))) return
  run.screen.line(await readFile(logFile, 'utf8'))
  throw new StartError(
    `The web app could not be built (${end}): see above, or ${logFile}. ` +
      'After a change of versions, run "npm ci" and start again.',
  )
}
