import { pino } from 'pino'

/** Bytes buffered while nothing can be written; more is dropped. */
const MOST_WAITING = 1024 * 1024

export type LogDestination = { readonly write: (line: string) => void; readonly flush: () => void }

/**
 * Opens standard output for a log. Lines are written in batches of `bufferedCharacters` characters, or one by one. A
 * closed or full output only costs lines: by default pino would end the process, or retry for ever at exit
 * (promise F8).
 */
export function openLogDestination(bufferedCharacters?: number): LogDestination {
  const output = pino.destination({ maxLength: MOST_WAITING, sync: true })
  output.on('error', () => undefined)
  let lines = ''
  // Batched here, because the output counts the bytes of each write.
  const flush = () => {
    if (lines !== '') output.write(lines)
    lines = ''
  }
  if (bufferedCharacters !== undefined) process.once('exit', flush)
  return {
    write: (line) => {
      lines += line
      if (bufferedCharacters === undefined || lines.length >= bufferedCharacters) flush()
    },
    flush,
  }
}
