import 'server-only'
import { unstable_rethrow } from 'next/navigation'
import { keepBriefly } from './lifetime'

/** Marks pages made while the API was away; `lib/page-cache` answers them with 503 and keeps none. */
const UNAVAILABLE_TAG = 'unavailable'

/**
 * What a reader gives, or `fallback` when the API cannot be reached or understood. Then the whole
 * page is answered with 503 and Retry-After, and is not kept (promise F1, decision 004).
 */
export async function orUnavailable<T, F>(reading: Promise<T>, fallback: F): Promise<T | F> {
  try {
    return await reading
  } catch (error) {
    // 404, 308 and the like travel as errors too.
    unstable_rethrow(error)
    await markUnavailable()
    return fallback
  }
}

async function markUnavailable(): Promise<void> {
  'use cache'
  keepBriefly(UNAVAILABLE_TAG)
}
