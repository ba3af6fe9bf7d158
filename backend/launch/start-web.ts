import { join } from 'node:path'
import { startReady } from './ready-child'
import type { LauncherRun } from './run'
import { supervise } from './supervise'
import { waitForAnswer } from './wait-for-answer'

/** ms for the first rendering of a page */
const WARM_PATIENCE = 30_000

/** Also fetches the pages that most visitors open first. */
export async function startWeb(
  run: LauncherRun,
  env: Readonly<Record<string, string>>,
): Promise<void> {
  const { dataDir, port, ownAddress: address } = run.environment
  const logFile = join(dataDir, 'logs', 'web.log')
  const command = {
    root: run.programs.root,
    args: run.programs.web,
    env: {
      ...env,
      PORT: String(port),
      NODE_ENV: run.programs.nodeEnv,
      MOST_READ_FILE: join(dataDir, 'most-read.json'),
    },
    logFile,
    show: (line: string) => run.screen.line(`  web │ ${line}`),
    showAll: run.programs.showAll,
  }
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
        start: () => startReady(command, ready),
        log: run.screen.line,
        signal: run.signal,
        onGiveUp: run.giveUp,
      }),
    )
    for (const path of run.programs.warm) await warmPage(run, `${address}${path}`, logFile)
  })
}

/** Twice: the first answer may be the build's page, made without content. */
async function warmPage(run: LauncherRun, url: string, logFile: string): Promise<void> {
  const accept = (status: number) => status === 200
  const options = { accept, patience: WARM_PATIENCE, signal: run.signal }
  await waitForAnswer(url, options)
  const { ok, status } = await waitForAnswer(url, options)
  run.signal.throwIfAborted()
  if (!ok) {
    const answer = status === null ? 'does not answer' : `answers with status ${status}`
    run.screen.line(`  The page ${url} ${answer}; the reason may be in ${logFile}.`)
  }
}
