import { HttpError } from '@/backend/platform/http/http-error'
import { ProviderUnavailable } from './provider-unavailable'

/** Seconds. */
const RETRY_AFTER = 5

/** Turns ProviderUnavailable into a 503 that names the provider (promise F16). */
export async function handleProviderUnavailable<Result>(
  run: () => Promise<Result>,
): Promise<Result | HttpError> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    const message = `${error.provider} cannot be reached. Try again in a moment, or sign in another way.`
    return new HttpError(503, message, { retryAfter: RETRY_AFTER })
  }
}
