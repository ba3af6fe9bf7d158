import { clearSessionOrRedirect } from '@/lib/browser/session/clear-session-or-redirect'
import { redirectToLogin } from '@/lib/browser/session/redirect-to-login'
import type { CallInput, Endpoint, SchemalessEndpoint } from '@/lib/contract/endpoint'
import { SESSION_ENDED } from '@/lib/shared/api/api-error'
import { withInstallation } from './installation'
import type { LightEndpoint, TypedEndpoint } from './light-endpoint'
import { type ApiReply, fetchJson, type RequestInput, toRequestUrl } from './transport'

type SessionEndHandler = () => Promise<void>

/**
 * Sends a request. Registers a new installation on 650 and calls `endSession` on 900. @throws when nothing
 * answers or registering fails
 */
export function sendRequest<E extends Endpoint>(
  endpoint: E | TypedEndpoint<E>,
  input: CallInput<E>,
  endSession?: SessionEndHandler,
): Promise<ApiReply> {
  const { params, query, body }: RequestInput = input
  const address = toRequestUrl(endpoint, { params, query })
  return withSession(endpoint, () => fetchJson(address, endpoint.method, body), endSession)
}

/** Calls the API in the background and returns the validated reply. @throws Error on any other reply */
export async function callApiInBackground<E extends Endpoint, T>(
  endpoint: LightEndpoint<E, T>,
  input: CallInput<E>,
  endSession?: SessionEndHandler,
): Promise<T> {
  const { status, body } = await sendRequest(endpoint, input, endSession)
  const parsed = endpoint.reply.safeParse(body)
  // A captive portal also answers with status 200 (promise F3).
  if (status >= 300 || !parsed.success) throw new Error(`${endpoint.path} gave ${status}`)
  return parsed.data
}

/** Runs a request with the handling of installation and session; used by uploads too. */
export async function withSession(
  { access }: Pick<SchemalessEndpoint, 'access'>,
  send: () => Promise<ApiReply>,
  // Calls without a session are mostly made in the background, so public pages are not left.
  endSession: SessionEndHandler = access === 'session' ? redirectToLogin : clearSessionOrRedirect,
): Promise<ApiReply> {
  const reply = await withInstallation(send)
  if (reply.status === SESSION_ENDED) await endSession()
  return reply
}
