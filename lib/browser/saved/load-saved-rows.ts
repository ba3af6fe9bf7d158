// Must come before the schemas of the contract.
import '@/lib/browser/api-client/zod-jitless'
import { callApi } from '@/lib/browser/api-client/call-api'
import { getOwnerHash, isSignedIn } from '@/lib/browser/session/session-state'
import { MAX_LIMIT } from '@/lib/contract/common'
import { itemsByIdEndpoints } from '@/lib/contract/items-by-id'
import type { ListingApiPath } from '@/lib/contract/saved/schemaless-saved-endpoints'
import { logFailure } from '@/lib/shared/log-failure'
import { cacheRows, readCachedRows } from './cached-rows'
import { isRowFor, type SavedRow } from './saved-row'
import type { SavedRef } from './saves'

export type LoadedRows = {
  readonly rows: readonly SavedRow[]
  /** False: read from the cache, so a listing without a row may still be on the site. */
  readonly isComplete: boolean
}

/**
 * Fetches the saved listings and caches them; returns the cached ones while the API does not answer. @throws
 * Error
 */
export async function loadSavedRows(refs: readonly SavedRef[]): Promise<LoadedRows> {
  const owner = getOwnerHash()
  try {
    const rows = await fetchRows(refs)
    // Without a mark they cannot be assigned to a user.
    if (owner !== '' || !isSignedIn()) await cacheOrLog(owner, rows)
    return { rows, isComplete: true }
  } catch (cause) {
    logFailure('What is saved is shown as it was last read.', cause)
    const known = await readCachedRows(owner)
    return {
      rows: known.filter((row) => refs.some((ref) => isRowFor(row, ref))),
      isComplete: false,
    }
  }
}

async function cacheOrLog(owner: string, rows: readonly SavedRow[]): Promise<void> {
  await cacheRows(owner, rows).catch((cause: unknown) =>
    logFailure('What is saved cannot be shown offline.', cause),
  )
}

async function fetchRows(refs: readonly SavedRef[]): Promise<readonly SavedRow[]> {
  const [jobs, internships, scholarships] = [
    listIds(refs, '/v1/job'),
    listIds(refs, '/v1/internship'),
    listIds(refs, '/v1/scholarship'),
  ]
  const rows: SavedRow[] = []
  const most = Math.max(jobs.length, internships.length, scholarships.length)
  for (let from = 0; from < most; from += MAX_LIMIT) {
    const part = (ids: readonly number[]) => ids.slice(from, from + MAX_LIMIT)
    const body = {
      jobs: part(jobs),
      internships: part(internships),
      scholarships: part(scholarships),
    }
    const found = await callApi(itemsByIdEndpoints.list, { body })
    rows.push(
      ...found.jobs.map((item) => ({ area: '/v1/job' as const, item })),
      ...found.internships.map((item) => ({ area: '/v1/internship' as const, item })),
      ...found.scholarships.map((item) => ({ area: '/v1/scholarship' as const, item })),
    )
  }
  return rows
}

function listIds(refs: readonly SavedRef[], area: ListingApiPath): number[] {
  return refs.filter((ref) => ref.area === area).map(({ id }) => id)
}
