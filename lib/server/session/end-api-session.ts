import { signInEndpoints } from '@/lib/contract/sign-in/sign-in'
import { readEnv } from '@/lib/server/env'
import { toVisitorApiHeaders } from '@/lib/server/http/visitor-api-headers'
import { ApiError } from '@/lib/shared/api/api-error'
import { createApiClient } from '@/lib/shared/api/client'

/** Ends the session of this request at the API; does nothing when the API is unavailable (spec §4). */
export async function endApiSession(request: Request): Promise<void> {
  try {
    const api = createApiClient(readEnv().API_URL, toVisitorApiHeaders(request))
    await api.call(signInEndpoints.logout, {})
  } catch (error) {
    // An unknown session or an unavailable API keeps nobody signed in (spec §4).
    if (!(error instanceof ApiError)) throw error
  }
}
