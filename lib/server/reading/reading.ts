import 'server-only'
import { unstable_rethrow } from 'next/navigation'
import { isBuilding } from '@/lib/server/env'
import { ApiError } from '@/lib/shared/api/api-error'
import { keepForASecond, keepForASecondAs } from './lifetime'
import { markPartial, markUnavailable } from './marks'

/** What a cached reader gives: an error thrown out of `'use cache'` would end the whole page. */
export type Reading<T> =
  | { readonly value: T }
  | { readonly failure: string }
  /** What was asked for was taken down. */
  | { readonly gone: string }

export class UnavailableError extends Error {
  override readonly name = 'UnavailableError'
}

export class GoneError extends Error {
  override readonly name = 'GoneError'
}

/** No value in a build or when the API fails, for a second; what that means for the page, its caller says. */
export async function read<T>(ask: () => Promise<T>): Promise<Reading<T>> {
  if (isBuilding()) {
    keepForASecondAs('unfilled')
    return { failure: 'the build has no API' }
  }
  try {
    return { value: await ask() }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.statusCode === 410) return { gone: error.call }
    keepForASecond()
    return { failure: `${error.call}: ${error.statusCode}` }
  }
}

/** Throws UnavailableError, which `orUnavailable` and `orWithout` catch, and GoneError, which `orGone` does. */
export async function requireValue<T>(reading: Promise<Reading<T>>): Promise<T> {
  const read = await reading
  if ('failure' in read) throw new UnavailableError(read.failure)
  if ('gone' in read) throw new GoneError(read.gone)
  return read.value
}

/** For what a page cannot be shown without: it is a 503 (decision 004). */
export function orUnavailable<T, F>(reading: Promise<T>, fallback: F): Promise<T | F> {
  return orMarked(reading, fallback, markUnavailable)
}

/** For a part without which the page is whole: it is sent, and not kept (decision 004). */
export function orWithout<T, F>(reading: Promise<T>, fallback: F): Promise<T | F> {
  return orMarked(reading, fallback, markPartial)
}

/** For what was there and was taken down. Whoever shows the fallback says 410 by `markGone`. */
export async function orGone<T, F>(reading: Promise<T>, fallback: F): Promise<T | F> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof GoneError) return fallback
    throw error
  }
}

async function orMarked<T, F>(
  reading: Promise<T>,
  fallback: F,
  mark: () => Promise<void>,
): Promise<T | F> {
  try {
    return await reading
  } catch (error) {
    // 404, 308 and the like travel as errors too.
    unstable_rethrow(error)
    if (!(error instanceof UnavailableError)) throw error
  }
  await mark()
  return fallback
}
