import { once } from 'node:events'
import type { Environment } from '@/backend/environment'
import { StartError } from '@/backend/platform/runtime/start-error'
import { requireRevalidateSecret } from '@/backend/revalidate-secret'
import { buildWeb, findBuild } from './build/build-web'
import { checkBeforeStart } from './preflight'
import type { Programs } from './programs'
import type { LauncherRun } from './run'
import type { Screen } from './screen'
import { startApi } from './start-api'
import { startWeb } from './start-web'
import { listParts } from './summary'

type Options = {
  readonly environment: Environment
  readonly programs: Programs
  readonly screen: Screen
  readonly signal: AbortSignal
}

/** Aborting `signal` stops all parts, last one first; throws StartError when a part cannot be started or kept running. */
export async function launch(options: Options): Promise<void> {
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
    // Steps fail when they are stopped halfway; that is no error.
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
  const secret = await requireRevalidateSecret(environment)
  // One after the other they took a second longer (promise S13).
  const [apiUrl, found] = await Promise.all([
    environment.apiUrl ?? startApi(run, secret),
    findBuild(run.programs),
  ])
  await buildWeb(run, found)
  await startWeb(run, {
    API_URL: apiUrl,
    SITE_URL: environment.siteUrl,
    REVALIDATE_SECRET: secret,
  })
  for (const line of listParts(environment, run.programs.root)) screen.line(line)
}
