import { signInEndpoints } from '@/lib/contract/sign-in/sign-in'
import { readEnv } from '@/lib/server/env'
import { ApiError } from '@/lib/shared/api/api-error'
import { createApiClient } from '@/lib/shared/api/client'

/** Does nothing when the API is away (spec §4). */
export async function endAtApi(token: string): Promise<void> {
  try {
    await createApiClient(readEnv().API_URL, { 'X-Session-Token': token }).call(
      signInEndpoints.logout,
      {},
    )
  } catch (error) {
    // An unknown session or an absent API keeps nobody signed in (spec §4).
    if (!(error instanceof ApiError)) throw error
  }
}
