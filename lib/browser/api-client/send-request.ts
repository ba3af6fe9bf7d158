import { handleSessionEnd } from '@/lib/browser/session/handle-session-end'
import { redirectToLogin } from '@/lib/browser/session/redirect-to-login'
import type { Call, CallInput, Endpoint } from '@/lib/contract/endpoint'
import { SESSION_ENDED } from '@/lib/shared/api/reply-status'
import { withInstallation } from './installation'
import type { LightEndpoint, TypedCall } from './light-endpoint'
import { type ApiReply, fetchJson, type RequestInput, toRequestUrl } from './transport'

type SessionEndHandler = () => Promise<void>

/** Registers anew on 650, calls `endSession` on 900. @throws when nothing answers or registering fails */
export function sendRequest<E extends Endpoint>(
  endpoint: E | TypedCall<E>,
  input: CallInput<E>,
  endSession?: SessionEndHandler,
): Promise<ApiReply> {
  const { params, query, body }: RequestInput = input
  const address = toRequestUrl(endpoint, { params, query })
  return withSession(endpoint, () => fetchJson(address, endpoint.method, body), endSession)
}

/** @throws Error when the API does not answer with success and what is looked for */
export async function callApiInBackground<E extends Endpoint, T>(
  endpoint: LightEndpoint<E, T>,
  input: CallInput<E>,
  endSession?: SessionEndHandler,
): Promise<T> {
  const { status, body } = await sendRequest(endpoint, input, endSession)
  const parsed = endpoint.reply.safeParse(body)
  // A page of somebody else's has a good status too (promise F3).
  if (status >= 300 || !parsed.success) throw new Error(`${endpoint.path} gave ${status}`)
  return parsed.data
}

/** For what else sends a call: an upload. */
export async function withSession(
  { access }: Pick<Call, 'access'>,
  send: () => Promise<ApiReply>,
  // A call that needs no session was mostly made by the page itself: nobody is led away from what is public.
  endSession: SessionEndHandler = access === 'session' ? redirectToLogin : handleSessionEnd,
): Promise<ApiReply> {
  const reply = await withInstallation(send)
  if (reply.status === SESSION_ENDED) await endSession()
  return reply
}
