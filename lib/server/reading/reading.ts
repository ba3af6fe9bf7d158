import 'server-only'
import { unstable_rethrow } from 'next/navigation'
import { isBuilding } from '@/lib/server/env'
import { ApiError } from '@/lib/shared/api/api-error'
import { keepForASecond } from './lifetime'

/** What a cached reader gives: an error thrown out of `'use cache'` would end the whole page. */
export type Reading<T> = { readonly value: T } | { readonly failure: string }

export class UnavailableError extends Error {
  override readonly name = 'UnavailableError'
}

/** No value in a build or when the API fails; that is kept for a second and marked (decision 004). */
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

/** Throws UnavailableError, which `orUnavailable` catches. */
export async function requireValue<T>(reading: Promise<Reading<T>>): Promise<T> {
  const read = await reading
  if ('failure' in read) throw new UnavailableError(read.failure)
  return read.value
}

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
