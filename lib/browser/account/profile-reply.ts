import { noticeSessionEnd } from '@/lib/browser/session/notice-session-end'
import { callApi } from '@/lib/browser/wire/call-api'
import { getQueryClient } from '@/lib/browser/wire/query-client'
import { failUnanswered } from '@/lib/browser/wire/require-reply'
import { toFormError } from '@/lib/browser/wire/to-form-error'
import { profileCalls } from '@/lib/contract/accounts/profile-calls'
import { queryKeys } from './query-keys'

/** One answer for header, menu and rooms alike, each of which takes from it what it knows. @throws FormError */
export function readProfileReply(): Promise<unknown> {
  return getQueryClient().fetchQuery({ queryKey: queryKeys.profileReply, queryFn: ask })
}

async function ask(): Promise<unknown> {
  const reply = await callApi(profileCalls.get, {}, noticeSessionEnd).catch(failUnanswered)
  if (reply.status >= 300) throw toFormError(reply)
  // A query must not be undefined.
  return reply.body ?? null
}
