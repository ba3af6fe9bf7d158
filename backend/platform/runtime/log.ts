import { type Logger, pino } from 'pino'
import { openLogDestination } from '@/lib/shared/runtime/log-destination'
import { mapStackTrace } from '@/lib/shared/runtime/map-stack-trace'
import { getErrorCode, listErrorCauses } from './error-code'

/** Creates the log. It omits the values in failed statements, which may be personal (promise T16). */
export function createLog(): Logger {
  return pino(
    {
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: toLoggedError },
    },
    openLogDestination(),
  )
}

/** For commands, whose report says what matters; log lines between would break its JSON. */
export const silentLog: Logger = pino({ level: 'silent' })

type LoggedError = { type: string; code?: string; message: string; stack: string[] }

/**
 * Takes the message of the root cause, which says what went wrong, and the outermost stack, which says where.
 */
export function toLoggedError(error: unknown): LoggedError {
  const causes = listErrorCauses(error)
  const [outermost] = causes
  const root = causes.at(-1)
  if (outermost === undefined || root === undefined) {
    return { type: typeof error, message: 'something that is no error was thrown', stack: [] }
  }
  const frames = mapStackTrace(outermost.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
  const code = getErrorCode(root)
  return {
    type: root.name,
    ...(code === null ? {} : { code }),
    message: root.message,
    stack: frames.map((frame) => frame.trim()),
  }
}
