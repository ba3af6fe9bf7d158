import { type Logger, pino } from 'pino'
import { openLogDestination } from '@/lib/shared/runtime/log-destination'
import { mapStackTrace } from '@/lib/shared/runtime/map-stack-trace'

/** Letters, and ms after which less is written too: a call of the system for each answer cost a seventh of it (promise S1). */
const AT_ONCE = 32_768
const LATEST = 250
const ERROR = 50

/** Lines of the door on standard output; an error, and all before it, is written at once, and what is left when the process ends. */
export function openLog(): Logger {
  const destination = openLogDestination(AT_ONCE)
  setInterval(() => destination.flush(), LATEST).unref()
  return pino(
    {
      base: null,
      timestamp: tellTime,
      serializers: { err: toLoggedError },
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

/** ISO 8601 as pino writes it, once a second: Next watches every `Date`, and one for each line cost as much as the line. */
function tellTime(): string {
  const now = Date.now()
  const since = now - second
  if (since < 0 || since >= 1000) {
    second = now - (now % 1000)
    upToIt = `,"time":"${new Date(second).toISOString().slice(0, -4)}`
  }
  return `${upToIt}${String(now - second).padStart(3, '0')}Z"`
}

/** As pino tells it, with lines of the sources. */
function toLoggedError(error: Error): object {
  const told = pino.stdSerializers.err(error)
  return { ...told, stack: mapStackTrace(told.stack) }
}
