import { lightEndpoint } from '@/lib/browser/api-client/light-endpoint'
import { callApiInBackground } from '@/lib/browser/api-client/send-request'
import { clearSessionOrRedirect } from '@/lib/browser/session/clear-session-or-redirect'
import {
  type ListingApiPath,
  toSchemalessSavedEndpoints,
} from '@/lib/contract/saved/schemaless-saved-endpoints'
import type { jobEndpoints } from '@/lib/contract/vacancies/vacancy-endpoints'
import { listAll } from '@/lib/shared/api/list-all'
import { toRecord } from '@/lib/shared/to-record'

/** Fetches the ids that the account has saved. @throws Error when the reply is no list */
export async function listSavedIds(area: ListingApiPath): Promise<readonly number[]> {
  const saved = lightEndpoint<(typeof jobEndpoints)['saved']>(
    toSchemalessSavedEndpoints(area).list,
  )(isSavedPage)
  const items = await listAll((query) =>
    callApiInBackground(saved, { query }, clearSessionOrRedirect),
  )
  return [...new Set(items.map(({ id }) => id))]
}

type SavedPage = { readonly data: { readonly id: number }[]; readonly total: number }

function isSavedPage(body: unknown): body is SavedPage {
  const { data, total } = toRecord(body)
  return typeof total === 'number' && Array.isArray(data) && data.every(hasId)
}

function hasId(item: unknown): boolean {
  return typeof toRecord(item).id === 'number'
}
