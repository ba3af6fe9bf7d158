import { isSuccessReply, lightEndpoint } from '@/lib/browser/api-client/light-endpoint'
import { parseReply } from '@/lib/browser/api-client/parse-reply'
import { callApiInBackground, sendRequest } from '@/lib/browser/api-client/send-request'
import { handleSessionEnd } from '@/lib/browser/session/handle-session-end'
import { type SavedArea, toSavedCalls } from '@/lib/contract/saved/saved-calls'
import type { jobEndpoints } from '@/lib/contract/vacancies/job'
import { listAll } from '@/lib/shared/api/list-all'
import { toRecord } from '@/lib/shared/to-record'

type SavedEndpoints = typeof jobEndpoints

/** Fetches the ids that the account has saved. @throws Error when the reply is no list */
export async function listSavedIds(area: SavedArea): Promise<readonly number[]> {
  const saved = lightEndpoint<SavedEndpoints['saved']>(toSavedCalls(area).list)(isSavedPage)
  const items = await listAll((query) => callApiInBackground(saved, { query }, handleSessionEnd))
  return [...new Set(items.map(({ id }) => id))]
}

/**
 * Saves or removes a listing; idempotent. @throws FormError when the API refuses, or the error of `fetch` when
 * it does not answer
 */
export async function setSaved(area: SavedArea, id: number, isSaved: boolean): Promise<void> {
  const { save, unsave } = toSavedCalls(area)
  const call = lightEndpoint<SavedEndpoints['save']>(isSaved ? save : unsave)(isSuccessReply)
  parseReply(call, await sendRequest(call, { params: { id } }))
}

type SavedPage = { readonly data: { readonly id: number }[]; readonly total: number }

function isSavedPage(body: unknown): body is SavedPage {
  const { data, total } = toRecord(body)
  return typeof total === 'number' && Array.isArray(data) && data.every(hasId)
}

function hasId(item: unknown): boolean {
  return typeof toRecord(item).id === 'number'
}
