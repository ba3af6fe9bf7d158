import { type Logger, pino } from 'pino'
import { openLogDestination } from '@/lib/shared/runtime/log-destination'
import { mapStackTrace } from '@/lib/shared/runtime/map-stack-trace'

/**
 * Characters that are buffered, and ms after which fewer are written too: a system call per response cost a seventh of
 * it (promise S1).
 */
const BUFFERED_CHARACTERS = 32_768
const FLUSH_INTERVAL_MS = 250
const ERROR = 50

/** Creates the logger of the HTTP server on standard output. Errors, and the rest at exit, are written at once. */
export function createLogger(): Logger {
  const destination = openLogDestination(BUFFERED_CHARACTERS)
  setInterval(() => destination.flush(), FLUSH_INTERVAL_MS).unref()
  return pino(
    {
      base: null,
      timestamp: formatLogTime,
      serializers: { err: serializeError },
      hooks: {
        logMethod(args, method, level) {
          method.apply(this, args)
          if (level >= ERROR) destination.flush()
        },
      },
    },
    destination,
  )
}

let second = 0
let upToIt = ''

/**
 * Formats ISO 8601 as pino does, with a new date only once a second: Next intercepts every `Date`, which cost as much as
 * the line itself.
 */
function formatLogTime(): string {
  const now = Date.now()
  const since = now - second
  if (since < 0 || since >= 1000) {
    second = now - (now % 1000)
    upToIt = `,"time":"${new Date(second).toISOString().slice(0, -4)}`
  }
  return `${upToIt}${String(now - second).padStart(3, '0')}Z"`
}

/** Serializes an error as pino does, with line numbers of the sources. */
function serializeError(error: Error): object {
  const serialized = pino.stdSerializers.err(error)
  return { ...serialized, stack: mapStackTrace(serialized.stack) }
}
