import { ErrorReply, unavailable } from '@/backend/platform/http/error-reply'
import { getErrorCode } from '@/backend/platform/runtime/error-code'

export class UploadError extends Error {
  override readonly name = 'UploadError'

  constructor(
    readonly statusCode: 400 | 413,
    message: string,
  ) {
    super(message)
  }
}

export function tooLarge(): UploadError {
  return new UploadError(413, 'A file can be at most 5 MB.')
}

const TOO_MUCH: ReadonlyMap<string | null, string> = new Map([
  ['FST_FILES_LIMIT', 'Too many files.'],
  ['FST_FIELDS_LIMIT', 'Too many fields besides the files.'],
  ['FST_PARTS_LIMIT', 'The body has too many parts.'],
])

const NO_ROOM: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'EROFS']

/**
 * Maps an error of an upload; null when it is our fault. What neither disk nor database caused came from the
 * body.
 */
export function toUploadErrorReply(error: unknown): ErrorReply | null {
  if (error instanceof UploadError) return new ErrorReply(error.statusCode, error.message)
  const tooMuch = TOO_MUCH.get(getErrorCode(error))
  if (tooMuch !== undefined) return new ErrorReply(413, tooMuch)
  const noRoom = toDiskFullReply(error)
  if (noRoom !== null) return noRoom
  const isSystemError = error instanceof Error && 'syscall' in error
  return isSystemError ? null : new ErrorReply(400, 'The upload was incomplete.')
}

/**
 * Maps a full disk (promise F8), which may fill up while files arrive or are stored; null for other errors.
 */
export function toDiskFullReply(error: unknown): ErrorReply | null {
  return NO_ROOM.includes(getErrorCode(error))
    ? unavailable('Files cannot be stored at the moment. Please try again later.')
    : null
}
