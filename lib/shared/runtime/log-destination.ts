import { pino } from 'pino'

/** Bytes that wait where nothing can be written; what comes beyond them is lost. */
const MOST_WAITING = 1024 * 1024

/** Standard output for a log, `atOnce` bytes together. Gone or full, it costs lines alone: pino would end the process, or try for ever while that ends (promise F8). */
export function openLogDestination(atOnce = 0) {
  const destination = pino.destination({ minLength: atOnce, maxLength: MOST_WAITING, sync: true })
  destination.on('error', () => undefined)
  if (atOnce > 0) process.once('exit', () => destination.flush())
  return destination
}
