import 'server-only'
import { Readable } from 'node:stream'
import type { Endpoint, ParamsOf } from '@/lib/contract/endpoint'
import { readEnv } from '@/lib/server/env'
import { ApiError } from '@/lib/shared/api/api-error'
import { type ApiClient, createApiClient } from '@/lib/shared/api/client'
import { fillPathParams } from '@/lib/shared/api/fill-path-params'
import { API_TIMEOUT_MS } from '@/lib/shared/limits'
import { readAtMost } from '@/lib/shared/runtime/read-at-most'

let client: ApiClient | undefined

export function publicApi(): ApiClient {
  client ??= createApiClient(readEnv().API_URL)
  return client
}

/** Turns the API's 404 into null and rethrows every other failure, so that only a 404 is cached. */
export async function nullWhenMissing<T>(reply: Promise<T>): Promise<T | null> {
  try {
    return await reply
  } catch (error) {
    if (error instanceof ApiError && error.statusCode === 404) return null
    throw error
  }
}

/** Larger than the given number of bytes. A missing file throws ApiError instead. */
export type TooLarge = null

/**
 * Fetches a file from the API; null when it is larger than `maxBytes`. Throws ApiError with the API's status, or 503
 * when it does not answer in time.
 */
export async function fetchFile<E extends Endpoint>(
  baseUrl: string,
  endpoint: E,
  params: ParamsOf<E>,
  maxBytes: number,
): Promise<Buffer | TooLarge> {
  const path = fillPathParams(endpoint.path, params)
  const call = `${endpoint.method} ${path}`
  const url = baseUrl.replace(/\/$/, '') + path
  try {
    const response = await fetch(url, {
      headers: { 'Accept-Language': 'en' },
      signal: AbortSignal.timeout(API_TIMEOUT_MS),
    })
    if (!response.ok) throw new ApiError(response.status, 'The file could not be read.', call)
    return await readAtMost(response.body ?? Readable.from([]), maxBytes)
  } catch (cause) {
    if (cause instanceof ApiError) throw cause
    const error = new ApiError(503, 'The service does not answer.', call)
    error.cause = cause
    throw error
  }
}
