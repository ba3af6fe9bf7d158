import { pino } from 'pino'

/** Bytes that wait where nothing can be written; what comes beyond them is lost. */
const MOST_WAITING = 1024 * 1024

export type LogDestination = { readonly write: (line: string) => void; readonly flush: () => void }

/** Standard output for a log, `atOnce` letters together, else each line as it comes. Gone or full, it costs lines alone: pino would end the process, or try for ever while that ends (promise F8). */
export function openLogDestination(atOnce?: number): LogDestination {
  const output = pino.destination({ maxLength: MOST_WAITING, sync: true })
  output.on('error', () => undefined)
  let lines = ''
  // Gathered here, since the output counts the bytes of whatever it is given.
  const flush = () => {
    if (lines !== '') output.write(lines)
    lines = ''
  }
  if (atOnce !== undefined) process.once('exit', flush)
  return {
    write: (line) => {
      lines += line
      if (atOnce === undefined || lines.length >= atOnce) flush()
    },
    flush,
  }
}
