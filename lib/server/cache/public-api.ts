import 'server-only'
import { readEnv } from '@/lib/server/env'
import { ApiError } from '@/lib/shared/api/api-error'
import { type ApiClient, createApiClient } from '@/lib/shared/api/client'

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
