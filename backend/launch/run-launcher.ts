import { loadEnvironment } from '@/backend/load-environment'
import { StartError } from '@/backend/platform/runtime/start-error'
import { launch } from './launch'
import type { Programs } from './programs'
import { createScreen } from './screen'

/**
 * Runs the product in this process until a signal stops it, and ends the process: with 0 after a
 * stop, with 1 and a sentence on standard error when something is wrong.
 */
export async function runLauncher(programs: Programs): Promise<void> {
  const stop = new AbortController()
  // npm passes a signal on that the terminal has sent us as well: the second one changes nothing.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => stop.abort())
  }
  // A closed terminal must not keep us from stopping the parts.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined)
  try {
    const environment = loadEnvironment(programs.nodeEnv === 'development')
    const screen = createScreen(process.stdout)
    await launch({ environment, programs, screen, signal: stop.signal })
    process.exit(0)
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    process.stderr.write(`\n${error.message}\n`)
    process.exit(1)
  }
}
