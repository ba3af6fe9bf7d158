import 'server-only'
import { unstable_rethrow } from 'next/navigation'
import { isBuilding } from '@/lib/server/env'
import { ApiError } from '@/lib/shared/api/api-error'
import { keepForASecond } from './lifetime'

/** What a cached reader gives: an error thrown out of `'use cache'` would end the whole page. */
export type Reading<T> = { readonly value: T } | { readonly failure: string }

/** The API cannot be reached or understood. */
export class UnavailableError extends Error {
  override readonly name = 'UnavailableError'
}

/**
 * Reads inside `'use cache'`. During the build, which expects no API, and when the API fails there is
 * no value; that is kept for a second, and the page that shows it is marked (decision 004).
 */
export async function read<T>(ask: () => Promise<T>): Promise<Reading<T>> {
  if (isBuilding()) {
    keepForASecond('unfilled')
    return { failure: 'the build has no API' }
  }
  try {
    return { value: await ask() }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    keepForASecond('unavailable')
    return { failure: `${error.call}: ${error.statusCode}` }
  }
}

/**
 * The value of a reading.
 *
 * @throws UnavailableError when there is none; `orUnavailable` is where it ends
 */
export async function requireValue<T>(reading: Promise<Reading<T>>): Promise<T> {
  const read = await reading
  if ('failure' in read) throw new UnavailableError(read.failure)
  return read.value
}

/** What a reader gives, or `fallback` while the API is away. */
export async function orUnavailable<T, F>(reading: Promise<T>, fallback: F): Promise<T | F> {
  try {
    return await reading
  } catch (error) {
    // 404, 308 and the like travel as errors too.
    unstable_rethrow(error)
    if (!(error instanceof UnavailableError)) throw error
    return fallback
  }
}
