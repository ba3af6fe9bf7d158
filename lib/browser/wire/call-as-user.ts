import { noticeSessionEnd } from '@/lib/browser/session/notice-session-end'
import { leaveForLogin } from '@/lib/browser/session/require-session'
import { type ApiPath, SESSION_ENDED, type UpstreamReply } from './call-upstream'
import { callAsInstallation } from './installation'

/**
 * Calls the API for a signed-in visitor. When the session is over, the visitor is sent to sign in and
 * then back here (`leaveForLogin`).
 */
export async function callAsUser(path: ApiPath, init?: RequestInit): Promise<UpstreamReply> {
  const reply = await callAsInstallation(path, init)
  if (reply.status === SESSION_ENDED) await leaveForLogin()
  return reply
}

/**
 * Reads what nobody asked for: who is signed in, what is new, which listings are saved. When the session
 * is over its cookies go, and the visitor stays on any page that is everybody's (`noticeSessionEnd`).
 */
export async function readAsUser(path: ApiPath): Promise<UpstreamReply> {
  const reply = await callAsInstallation(path)
  if (reply.status === SESSION_ENDED) await noticeSessionEnd()
  return reply
}
