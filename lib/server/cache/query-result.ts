import 'server-only'
import { unstable_rethrow } from 'next/navigation'
import { isBuilding } from '@/lib/server/env'
import { ApiError } from '@/lib/shared/api/api-error'
import {
  cacheForOneSecond,
  cacheForOneSecondAs,
  markPagePartial,
  markPageUnavailable,
} from './cache-lifetime'

/** The result of a cached query: an error thrown out of `'use cache'` would fail the whole page. */
export type QueryResult<T> =
  | { readonly value: T }
  | { readonly failure: string }
  /** The item was taken down. */
  | { readonly gone: string }

export class UnavailableError extends Error {
  override readonly name = 'UnavailableError'
}

export class GoneError extends Error {
  override readonly name = 'GoneError'
}

/**
 * Wraps a call; a failure, or a build without an API, is cached for one second. The caller decides what that means for
 * the page.
 */
export async function toQueryResult<T>(ask: () => Promise<T>): Promise<QueryResult<T>> {
  if (isBuilding()) {
    cacheForOneSecondAs('unfilled')
    return { failure: 'the build has no API' }
  }
  try {
    return { value: await ask() }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.statusCode === 410) return { gone: error.call }
    cacheForOneSecond()
    return { failure: `${error.call}: ${error.statusCode}` }
  }
}

/**
 * Unwraps a result. Throws UnavailableError, which `orUnavailable` and `orPartial` catch, or GoneError, which `orGone`
 * catches.
 */
export async function unwrapResult<T>(reading: Promise<QueryResult<T>>): Promise<T> {
  const read = await reading
  if ('failure' in read) throw new UnavailableError(read.failure)
  if ('gone' in read) throw new GoneError(read.gone)
  return read.value
}

/** Returns the fallback and makes the page a 503: for data that the page needs (decision 004). */
export function orUnavailable<T, F>(reading: Promise<T>, fallback: F): Promise<T | F> {
  return orFallback(reading, fallback, markPageUnavailable)
}

/** Returns the fallback and sends the page without caching it: for an optional part (decision 004). */
export function orPartial<T, F>(reading: Promise<T>, fallback: F): Promise<T | F> {
  return orFallback(reading, fallback, markPagePartial)
}

/** Returns the fallback for an item that was taken down. Its page calls `markPageGone` to answer 410. */
export async function orGone<T, F>(reading: Promise<T>, fallback: F): Promise<T | F> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof GoneError) return fallback
    throw error
  }
}

async function orFallback<T, F>(
  reading: Promise<T>,
  fallback: F,
  mark: () => Promise<void>,
): Promise<T | F> {
  try {
    return await reading
  } catch (error) {
    // 404, 308 and the like are thrown as errors too.
    unstable_rethrow(error)
    if (!(error instanceof UnavailableError)) throw error
  }
  await mark()
  return fallback
}
