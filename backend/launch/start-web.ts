import { join } from 'node:path'
import { type ChildCommand, type ChildService, startChild } from './child-service'
import type { LauncherRun } from './launcher-run'
import { startReadyChild, waitForAnswer } from './start-ready-child'
import { supervise } from './supervise'

/** Milliseconds for the first rendering of a page. */
const WARM_PATIENCE = 30_000

export function toWebCommand(
  { environment, programs, screen }: Pick<LauncherRun, 'environment' | 'programs' | 'screen'>,
  env: Readonly<Record<string, string>>,
): ChildCommand {
  const { dataDir, port } = environment
  return {
    root: programs.root,
    args: programs.web,
    env: {
      ...env,
      PORT: String(port),
      NODE_ENV: programs.nodeEnv,
      MOST_READ_FILE: join(dataDir, 'most-read.json'),
      LISTEN_WHEN_TOLD: 'yes',
    },
    logFile: join(dataDir, 'logs', 'web.log'),
    show: (line: string) => screen.line(`  web │ ${line}`),
    showAll: programs.showAll,
  }
}

/**
 * Starts the web app and fetches the pages most visitors open first. `booted`: its process when already
 * started.
 */
export async function startWeb(
  run: LauncherRun,
  command: ChildCommand,
  booted: ChildService | null,
): Promise<void> {
  const { ownAddress: address } = run.environment
  let first = booted
  const ready = {
    name: 'The web app',
    url: address,
    // Any status: without the API pages are errors, but the app runs.
    accept: () => true,
    signal: run.signal,
  }
  await run.screen.step('Starting the web app', async () => {
    run.onStop(
      await supervise({
        name: ready.name,
        start: () => {
          const service = first ?? startChild(command)
          first = null
          // Not while the API starts: nginx would send people to a web app without one (promise F14).
          service.send('listen')
          return startReadyChild(command, ready, service)
        },
        log: run.screen.line,
        signal: run.signal,
        onGiveUp: run.giveUp,
      }),
    )
    for (const path of run.programs.warmUpPaths)
      await warmPage(run, `${address}${path}`, command.logFile)
  })
}

/** Fetches a page twice: the first reply may be the build's page, made without content. */
async function warmPage(run: LauncherRun, url: string, logFile: string): Promise<void> {
  const accept = (status: number) => status === 200
  const options = { accept, timeoutMs: WARM_PATIENCE, signal: run.signal }
  await waitForAnswer(url, options)
  const { ok, status } = await waitForAnswer(url, options)
  run.signal.throwIfAborted()
  if (!ok) {
    const answer = status === null ? 'does not answer' : `answers with status ${status}`
    run.screen.line(`  The page ${url} ${answer}; the reason may be in ${logFile}.`)
  }
}
