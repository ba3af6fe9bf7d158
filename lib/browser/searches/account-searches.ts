import { noticeSessionEnd } from '@/lib/browser/session/notice-session-end'
import { callApi, requireEarly } from '@/lib/browser/wire/call-api'
import { type Early, early, isDone } from '@/lib/browser/wire/early'
import { failUnanswered, requireReply } from '@/lib/browser/wire/require-reply'
import type { CallInput } from '@/lib/contract/endpoint'
import type {
  KeptSearch,
  keptSearchEndpoints,
  searchCountEndpoints,
} from '@/lib/contract/searches/kept-search'
import { keptSearchCalls } from '@/lib/contract/searches/kept-search-calls'
import { toRecord } from '@/lib/shared/to-record'
import { isKeptSearch } from './device-searches'

type Endpoints = typeof keptSearchEndpoints

const list = early<Endpoints['list']>(keptSearchCalls.list)(isList)
const keep = early<Endpoints['keep']>(keptSearchCalls.keep)(isDone)
const forget = early<Endpoints['forget']>(keptSearchCalls.forget)(isDone)
const count = early<typeof searchCountEndpoints.count>(keptSearchCalls.count)(isCounts)

/** @throws Error when the API does not answer with a list */
export async function listInAccount(): Promise<readonly KeptSearch[]> {
  return (await requireEarly(list, {}, noticeSessionEnd)).data
}

/** Doing it twice changes nothing; so does an earlier look. @throws FormError in words for the visitor */
export async function keepInAccount(body: KeptSearch): Promise<void> {
  await send(keep, { body })
}

/** Doing it twice changes nothing. @throws FormError in words for the visitor */
export async function forgetInAccount({
  area,
  search,
}: Pick<KeptSearch, 'area' | 'search'>): Promise<void> {
  await send(forget, { query: { area, search } })
}

/** In their order; null where it cannot be said. @throws Error when the API does not count */
export async function countNewIn(
  searches: readonly KeptSearch[],
): Promise<readonly (number | null)[]> {
  const asked = searches.map(({ area, search, lookedAt }) => ({ area, search, since: lookedAt }))
  return (await requireEarly(count, { body: { searches: asked } }, noticeSessionEnd)).data
}

async function send<E extends Endpoints['keep'] | Endpoints['forget']>(
  endpoint: Early<E, { readonly success: true }>,
  input: CallInput<E>,
): Promise<void> {
  const reply = await callApi<E>(endpoint, input, noticeSessionEnd).catch(failUnanswered)
  requireReply(endpoint, reply)
}

function isList(body: unknown): body is { data: KeptSearch[] } {
  const data = getData(body)
  return data?.every(isKeptSearch) === true
}

function isCounts(body: unknown): body is { data: (number | null)[] } {
  const data = getData(body)
  return data?.every((each) => each === null || typeof each === 'number') === true
}

function getData(body: unknown): readonly unknown[] | null {
  const { data } = toRecord(body)
  return Array.isArray(data) ? data : null
}
