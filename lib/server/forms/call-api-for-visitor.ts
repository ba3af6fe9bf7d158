import { randomUUID } from 'node:crypto'
import { visitorEndpoints } from '@/lib/contract/visitors/visitor'
import { readEnv } from '@/lib/server/env'
import { ApiError, UNKNOWN_INSTALLATION } from '@/lib/shared/api/api-error'
import { type ApiClient, createApiClient } from '@/lib/shared/api/client'
import { API_WRITE_TIMEOUT_MS, COOKIE_MAX_AGE_SECONDS } from '@/lib/shared/limits'
import { INSTALLATION_COOKIE } from '@/lib/shared/session/session-cookies'
import { toVisitorApiHeaders } from '../http/visitor-api-headers'

/**
 * Calls the API with the session and installation of the visitor who sent the request. When the API does not know the
 * installation, creates a new one and calls once more (spec §8).
 *
 * @param responseHeaders headers of our response; receives the cookie of a new installation
 * @throws ApiError
 */
export async function callApiForVisitor<T>(
  request: Request,
  responseHeaders: Headers,
  call: (api: ApiClient) => Promise<T>,
): Promise<T> {
  const { API_URL, SITE_URL } = readEnv()
  const headers = toVisitorApiHeaders(request)
  try {
    return await call(createApiClient(API_URL, headers, API_WRITE_TIMEOUT_MS))
  } catch (error) {
    if (!(error instanceof ApiError) || error.statusCode !== UNKNOWN_INSTALLATION) throw error
  }
  const id = randomUUID()
  const api = createApiClient(
    API_URL,
    { ...headers, 'x-installation-id': id },
    API_WRITE_TIMEOUT_MS,
  )
  await api.call(visitorEndpoints.registerInstallation, {
    params: { id },
    body: { platform: 'web', deviceType: 'browser' },
  })
  const isHttps = new URL(SITE_URL).protocol === 'https:'
  responseHeaders.append(
    'Set-Cookie',
    `${INSTALLATION_COOKIE}=${id}; Path=/; Max-Age=${COOKIE_MAX_AGE_SECONDS}; SameSite=Lax${isHttps ? '; Secure' : ''}`,
  )
  return call(api)
}
