import { AccountGone } from '@/backend/db/account-gone'
import { getErrorCode, listErrorCauses } from '@/backend/platform/runtime/error-code'
import { StartError } from '@/backend/platform/runtime/start-error'

type DatabaseFailure = 'unavailable' | 'bad-text' | 'account-gone'

/** SQLSTATE classes of an absent or overloaded server: connection, resources, intervention. */
const UNAVAILABLE_CLASSES = ['08', '53', '57']
const UNAVAILABLE_STATES = ['25006', '40001', '40P01', '55P03']

const NETWORK_CODES = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
]

/** Errors of the driver that have no code. */
const DRIVER_MESSAGES =
  /timeout exceeded when trying to connect|connection terminated|connection timeout|is not queryable|cannot use a pool after calling end/i

/** PostgreSQL stores neither NUL nor text that is not UTF-8. */
const BAD_TEXT = '22021'

/** A row refers to an account that was deleted meanwhile. */
const MISSING_KEY = '23503'
const OF_ACCOUNT = /_account_id_account_id_fk$/

const AWAY =
  'The database does not answer in time, or has no room: it may be busy, or its disk full. Try again later.'

/**
 * Classifies an error of the database; null for any other error. A statement past its time limit (57014)
 * counts as unavailable, since a retry may pass once the server is less busy.
 */
export function toDatabaseFailure(error: unknown): DatabaseFailure | null {
  for (const cause of listErrorCauses(error)) {
    const code = getErrorCode(cause) ?? ''
    if (code === BAD_TEXT) return 'bad-text'
    if (cause instanceof AccountGone || isOfGoneAccount(code, cause)) return 'account-gone'
    if (NETWORK_CODES.includes(code) || UNAVAILABLE_STATES.includes(code)) return 'unavailable'
    if (code.length === 5 && UNAVAILABLE_CLASSES.includes(code.slice(0, 2))) return 'unavailable'
    if (DRIVER_MESSAGES.test(cause.message)) return 'unavailable'
  }
  return null
}

/** A statement that took too long, and what an overloaded server rejects. */
const TOO_SLOW = '57014'
const TOO_MUCH = /^53...$/

/** The driver's message when every connection of the pool is taken; a server without a reply has another. */
const POOL_FULL = /timeout exceeded when trying to connect/i

/**
 * Checks whether another server may answer instead: this one is absent, and not merely slow or full, or a
 * flood would move on to the next.
 */
export function isServerUnreachable(error: unknown): boolean {
  return toDatabaseFailure(error) === 'unavailable' && !listErrorCauses(error).some(isOverloaded)
}

function isOverloaded(cause: Error): boolean {
  const code = getErrorCode(cause) ?? ''
  return code === TOO_SLOW || TOO_MUCH.test(code) || POOL_FULL.test(cause.message)
}

function isOfGoneAccount(code: string, cause: Error): boolean {
  const { constraint } = cause as { constraint?: unknown }
  return code === MISSING_KEY && typeof constraint === 'string' && OF_ACCOUNT.test(constraint)
}

/** Runs a command's work. Throws `StartError` if the database is absent, too busy or full (promise F8). */
export async function explainDatabaseErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (toDatabaseFailure(error) !== 'unavailable') throw error
    throw new StartError(AWAY)
  }
}
