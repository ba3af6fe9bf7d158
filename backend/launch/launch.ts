import { once } from 'node:events'
import { StartError } from '@/backend/platform/runtime/start-error'
import { recordRunningProduct } from '@/backend/running-product'
import type { Environment } from '@/backend/settings/environment'
import { loadEnvironment } from '@/backend/settings/load-environment'
import { requireRevalidationSecret } from '@/backend/settings/secrets'
import { buildWeb, type FoundBuild, findBuild, isBuilt } from './build/build-web'
import { type ChildCommand, type ChildService, startChild } from './child-service'
import type { LauncherRun } from './launcher-run'
import { checkBeforeStart } from './preflight'
import type { Programs } from './programs'
import { startApi, toApiAddress } from './start-api'
import { startWeb, toWebCommand } from './start-web'
import { toStartupSummary } from './startup-summary'
import { createTerminal, type Terminal } from './terminal'

type Options = {
  readonly environment: Environment
  readonly programs: Programs
  readonly screen: Terminal
  readonly signal: AbortSignal
}

/**
 * Starts all parts. Aborting `signal` stops them, last one first. Throws StartError when a part cannot be
 * started or kept running.
 */
async function launch(options: Options): Promise<void> {
  const { signal, screen } = options
  const ending = new AbortController()
  const stops: (() => Promise<void>)[] = []
  const endNow = () => ending.abort()
  signal.addEventListener('abort', endNow, { once: true })
  if (signal.aborted) endNow()
  const run: LauncherRun = {
    ...options,
    signal: ending.signal,
    giveUp: (error) => ending.abort(error),
    onStop: (stop) => stops.unshift(stop),
  }
  try {
    await startParts(run)
    if (!ending.signal.aborted) await once(ending.signal, 'abort')
  } catch (error) {
    // Steps that were stopped halfway fail; that is no error.
    if (!ending.signal.aborted) throw error
  } finally {
    signal.removeEventListener('abort', endNow)
    ending.abort()
    if (stops.length > 0) screen.line('Stopping …')
    for (const stop of stops) await stop()
    if (stops.length > 0) screen.line('Stopped.')
  }
  if (ending.signal.reason instanceof StartError) throw ending.signal.reason
}

async function startParts(run: LauncherRun): Promise<void> {
  const { environment, screen } = run
  await checkBeforeStart(environment)
  run.onStop(await recordRunningProduct(environment))
  const secret = await requireRevalidationSecret(environment)
  const command = toWebCommand(run, {
    API_URL: environment.apiUrl ?? toApiAddress(environment),
    SITE_URL: environment.siteUrl,
    REVALIDATE_SECRET: secret,
  })
  // Both load for a second, and one after the other takes twice as long (promise S13).
  const booting = bootBuilt(run, command)
  try {
    const [{ found, booted }] = await Promise.all([
      booting,
      environment.apiUrl === null && startApi(run, secret),
    ])
    await buildWeb(run, found)
    await startWeb(run, command, booted)
  } catch (error) {
    await stopBooted(booting)
    throw error
  }
  for (const line of toStartupSummary(environment, run.programs.root)) screen.line(line)
}

type Booting = { readonly found: FoundBuild | null; readonly booted: ChildService | null }

/** Starts the web app's process as soon as it is clear that there is nothing to build. */
async function bootBuilt({ programs }: LauncherRun, command: ChildCommand): Promise<Booting> {
  const found = await findBuild(programs)
  const booted = isBuilt(found) ? startChild(command) : null
  return { found, booted }
}

async function stopBooted(booting: Promise<Booting>): Promise<void> {
  const [outcome] = await Promise.allSettled([booting])
  if (outcome.status === 'fulfilled') await outcome.value.booted?.stop()
}

/** Runs until a signal; ends the process with 0, or with 1 and a sentence on standard error. */
export async function runLauncher(programs: Programs): Promise<void> {
  const stop = new AbortController()
  // npm repeats the terminal's signal; the second one changes nothing.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => stop.abort())
  }
  // Parts must still be stopped after the terminal was closed.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined)
  try {
    const environment = loadEnvironment(programs.nodeEnv === 'development')
    const screen = createTerminal(process.stdout)
    await launch({ environment, programs, screen, signal: stop.signal })
    process.exit(0)
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    process.stderr.write(`\n${error.message}\n`)
    process.exit(1)
  }
}
