/** The API's refusal or absence, with a message of ours that is safe to show (spec §8). */
export class ApiError extends Error {
  override readonly name = 'ApiError'

  constructor(
    /** The status the API gave (650 and 900 included); 503 when it could not be reached or understood. */
    readonly statusCode: number,
    message: string,
    /** Method and path of the call. */
    readonly call: string,
    /** Errors by field, when the API named any. */
    readonly fields: readonly { path: string; message: string }[] = [],
  ) {
    super(message)
  }
}
