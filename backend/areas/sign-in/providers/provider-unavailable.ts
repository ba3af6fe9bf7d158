import { ErrorReply } from '@/backend/platform/http/error-reply'

/** Seconds. */
const RETRY_AFTER = 5

/** Only this provider's button stops working (promise F16). */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable'

  constructor(
    readonly provider: 'Firebase' | 'LinkedIn',
    cause: unknown,
  ) {
    super(`${provider} did not answer`, { cause })
  }
}

/** Turns ProviderUnavailable into a 503 that names the provider (promise F16). */
export async function handleProviderUnavailable<Result>(
  run: () => Promise<Result>,
): Promise<Result | ErrorReply> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    const message = `${error.provider} cannot be reached. Try again in a moment, or sign in another way.`
    return new ErrorReply(503, message, { retryAfter: RETRY_AFTER })
  }
}
