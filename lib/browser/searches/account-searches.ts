import {
  isSuccessReply,
  type LightEndpoint,
  lightEndpoint,
} from '@/lib/browser/api-client/light-endpoint'
import { parseReply, throwUnreachable } from '@/lib/browser/api-client/parse-reply'
import { callApiInBackground, sendRequest } from '@/lib/browser/api-client/send-request'
import { clearSessionOrRedirect } from '@/lib/browser/session/clear-session-or-redirect'
import type { CallInput } from '@/lib/contract/endpoint'
import type {
  SavedSearch,
  savedSearchEndpoints,
  searchCountEndpoints,
} from '@/lib/contract/searches/saved-search'
import { schemalessSavedSearchEndpoints } from '@/lib/contract/searches/schemaless-saved-search-endpoints'
import { toRecord } from '@/lib/shared/to-record'
import { isSavedSearch } from './device-searches'

type Endpoints = typeof savedSearchEndpoints

const list = lightEndpoint<Endpoints['list']>(schemalessSavedSearchEndpoints.list)(isList)
const saveSearch = lightEndpoint<Endpoints['save']>(schemalessSavedSearchEndpoints.save)(
  isSuccessReply,
)
const deleteSearch = lightEndpoint<Endpoints['delete']>(schemalessSavedSearchEndpoints.delete)(
  isSuccessReply,
)
const count = lightEndpoint<typeof searchCountEndpoints.count>(
  schemalessSavedSearchEndpoints.count,
)(isCounts)

/** Fetches the saved searches of the account. @throws Error when the reply is no list */
export async function listAccountSearches(): Promise<readonly SavedSearch[]> {
  return (await callApiInBackground(list, {}, clearSessionOrRedirect)).data
}

/**
 * Saves a search; idempotent, and an earlier `lookedAt` changes nothing. @throws FormError with a message for
 * the visitor
 */
export async function saveAccountSearch(body: SavedSearch): Promise<void> {
  await send(saveSearch, { body })
}

/** Deletes a search; idempotent. @throws FormError with a message for the visitor */
export async function deleteAccountSearch({
  area,
  search,
}: Pick<SavedSearch, 'area' | 'search'>): Promise<void> {
  await send(deleteSearch, { query: { area, search } })
}

/**
 * Counts new results of each search, in their order; null for a search that cannot be counted. @throws Error
 * when the API does not answer
 */
export async function countNewResults(
  searches: readonly SavedSearch[],
): Promise<readonly (number | null)[]> {
  const asked = searches.map(({ area, search, lookedAt }) => ({ area, search, since: lookedAt }))
  return (await callApiInBackground(count, { body: { searches: asked } }, clearSessionOrRedirect))
    .data
}

async function send<E extends Endpoints['save'] | Endpoints['delete']>(
  endpoint: LightEndpoint<E, { readonly success: true }>,
  input: CallInput<E>,
): Promise<void> {
  const reply = await sendRequest<E>(endpoint, input, clearSessionOrRedirect).catch(
    throwUnreachable,
  )
  parseReply(endpoint, reply)
}

function isList(body: unknown): body is { data: SavedSearch[] } {
  const data = getData(body)
  return data?.every(isSavedSearch) === true
}

function isCounts(body: unknown): body is { data: (number | null)[] } {
  const data = getData(body)
  return data?.every((each) => each === null || typeof each === 'number') === true
}

function getData(body: unknown): readonly unknown[] | null {
  const { data } = toRecord(body)
  return Array.isArray(data) ? data : null
}
