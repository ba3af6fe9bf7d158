/** An error with a message of ours that is safe to show (spec §8). */
export class ApiError extends Error {
  override readonly name = 'ApiError'

  constructor(
    /** The status of the API (650 and 900 too); 503 when it did not answer or its reply is invalid. */
    readonly statusCode: number,
    message: string,
    readonly call: string,
    readonly fields: readonly { path: string; message: string }[] = [],
    /** Seconds to wait before a retry, when known. */
    readonly retryAfter: number | null = null,
  ) {
    super(message)
  }
}
