import { leaveForLogin } from '@/lib/browser/session/leave-for-login'
import { noticeSessionEnd } from '@/lib/browser/session/notice-session-end'
import type { Call, CallInput, Endpoint } from '@/lib/contract/endpoint'
import { SESSION_ENDED } from '@/lib/shared/api/reply-status'
import type { CallOf, Early } from './early'
import { asInstallation } from './installation'
import { type Filling, fetchReply, toAddress, type UpstreamReply } from './transport'

type Ending = () => Promise<void>

/** Registers anew on 650, calls `endSession` on 900. @throws when nothing answers or registering fails */
export function callApi<E extends Endpoint>(
  endpoint: E | CallOf<E>,
  input: CallInput<E>,
  endSession?: Ending,
): Promise<UpstreamReply> {
  const { params, query, body }: Filling = input
  const address = toAddress(endpoint, { params, query })
  return asVisitor(endpoint, () => fetchReply(address, endpoint.method, body), endSession)
}

/** @throws Error when the API does not answer with success and what is looked for */
export async function requireEarly<E extends Endpoint, T>(
  endpoint: Early<E, T>,
  input: CallInput<E>,
  endSession?: Ending,
): Promise<T> {
  const { status, body } = await callApi(endpoint, input, endSession)
  const parsed = endpoint.reply.safeParse(body)
  // A page of somebody else's has a good status too (promise F3).
  if (status >= 300 || !parsed.success) throw new Error(`${endpoint.path} gave ${status}`)
  return parsed.data
}

/** For what else sends a call: an upload. */
export async function asVisitor(
  { access }: Pick<Call, 'access'>,
  send: () => Promise<UpstreamReply>,
  // A call that needs no session was mostly made by the page itself: nobody is led away from what is public.
  endSession: Ending = access === 'session' ? leaveForLogin : noticeSessionEnd,
): Promise<UpstreamReply> {
  const reply = await asInstallation(send)
  if (reply.status === SESSION_ENDED) await endSession()
  return reply
}
