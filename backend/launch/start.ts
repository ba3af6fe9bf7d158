import { loadEnvironment } from '@/backend/load-environment'
import { StartError } from '@/backend/start-error'
import { launch } from './launch'
import { development, production } from './programs'
import { createScreen } from './screen'

/** `npm start`, or `npm run dev` with the argument `--dev`. Ends with 0 after a stop, else with 1. */
async function start(): Promise<void> {
  const stop = new AbortController()
  // npm passes a signal on that the terminal has sent us as well: the second one changes nothing.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => stop.abort())
  }
  // A closed terminal must not keep us from stopping the parts.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined)
  const dev = process.argv.includes('--dev')
  try {
    const environment = loadEnvironment(dev)
    const screen = createScreen(process.stdout)
    const programs = dev ? development : production
    await launch({ environment, programs, screen, signal: stop.signal })
    process.exit(0)
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    process.stderr.write(`\n${error.message}\n`)
    process.exit(1)
  }
}

await start()
