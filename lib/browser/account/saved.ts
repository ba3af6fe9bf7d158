import { noticeSessionEnd } from '@/lib/browser/session/notice-session-end'
import { callApi, requireEarly } from '@/lib/browser/wire/call-api'
import { early, isDone } from '@/lib/browser/wire/early'
import { requireReply } from '@/lib/browser/wire/require-reply'
import { type SavingArea, toSavingCalls } from '@/lib/contract/saving'
import type { jobEndpoints } from '@/lib/contract/vacancies/job'
import { listAll } from '@/lib/shared/api/list-all'
import { toRecord } from '@/lib/shared/to-record'

type Saving = typeof jobEndpoints

/** @throws Error when the API does not answer with a list */
export async function listSavedIds(area: SavingArea): Promise<readonly number[]> {
  const saved = early<Saving['saved']>(toSavingCalls(area).list)(isPartOfList)
  const items = await listAll((query) => requireEarly(saved, { query }, noticeSessionEnd))
  return [...new Set(items.map(({ id }) => id))]
}

/** Doing it twice changes nothing. @throws FormError when the API did not do it; what `fetch` throws when nothing answers */
export async function setSaved(area: SavingArea, id: number, isSaved: boolean): Promise<void> {
  const { save, unsave } = toSavingCalls(area)
  const call = early<Saving['save']>(isSaved ? save : unsave)(isDone)
  requireReply(call, await callApi(call, { params: { id } }))
}

type PartOfList = { readonly data: { readonly id: number }[]; readonly total: number }

function isPartOfList(body: unknown): body is PartOfList {
  const { data, total } = toRecord(body)
  return typeof total === 'number' && Array.isArray(data) && data.every(hasId)
}

function hasId(item: unknown): boolean {
  return typeof toRecord(item).id === 'number'
}
