import { throwUnreachable } from '@/lib/browser/api-client/parse-reply'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { sendRequest } from '@/lib/browser/api-client/send-request'
import { toFormError } from '@/lib/browser/api-client/to-form-error'
import { clearSessionOrRedirect } from '@/lib/browser/session/clear-session-or-redirect'
import { schemalessProfileEndpoints } from '@/lib/contract/profile/schemaless-profile-endpoints'
import { queryKeys } from '../api-client/query-keys'

/**
 * Fetches the profile once for header, menu and profile pages; each of them validates the part it uses.
 * @throws FormError
 */
export function fetchProfileReply(): Promise<unknown> {
  return getQueryClient().fetchQuery({ queryKey: queryKeys.profileReply, queryFn: fetchReply })
}

async function fetchReply(): Promise<unknown> {
  const reply = await sendRequest(schemalessProfileEndpoints.get, {}, clearSessionOrRedirect).catch(
    throwUnreachable,
  )
  if (reply.status >= 300) throw toFormError(reply)
  // The result of a query must not be undefined.
  return reply.body ?? null
}
