import { Refusal, unavailable } from '@/backend/platform/http/refusal'
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
  return new UploadError(413, 'A file may have at most 5 MB.')
}

const TOO_MUCH = [
  'FST_PARTS_LIMIT',
  'FST_FILES_LIMIT',
  'FST_FIELDS_LIMIT',
  'FST_REQ_FILE_TOO_LARGE',
]

const NO_ROOM = ['ENOSPC', 'EDQUOT', 'EROFS']

/** Null when the fault is ours. What neither disk nor database caused came from the body. */
export function toUploadRefusal(error: unknown): Refusal | null {
  if (error instanceof UploadError) return new Refusal(error.statusCode, error.message)
  const code = getErrorCode(error)
  if (code !== null && NO_ROOM.includes(code)) {
    return unavailable('There is no room for files at the moment. Please try again later.')
  }
  if (code !== null && TOO_MUCH.includes(code)) return new Refusal(413, 'These are too many files.')
  const isSystemError = error instanceof Error && 'syscall' in error
  return isSystemError ? null : new Refusal(400, 'The files did not arrive whole.')
}
