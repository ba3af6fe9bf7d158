/** The message is ours and safe to show (spec §8). */
export class ApiError extends Error {
  override readonly name = 'ApiError'

  constructor(
    /** As the API gave it (650 and 900 too); 503 when it could not be reached or understood. */
    readonly statusCode: number,
    message: string,
    readonly call: string,
    readonly fields: readonly { path: string; message: string }[] = [],
    /** s to wait before asking again, where that helps. */
    readonly retryAfter: number | null = null,
  ) {
    super(message)
  }
}
