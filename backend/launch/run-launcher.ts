import { StartError } from '@/backend/platform/runtime/start-error'
import { loadEnvironment } from '@/backend/settings/load-environment'
import { launch } from './launch'
import type { Programs } from './programs'
import { createTerminal } from './terminal'

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
