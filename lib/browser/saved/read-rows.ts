// Before the contract's schemas.
import '@/lib/browser/wire/no-eval'
import { recallRows, rememberRows } from '@/lib/browser/offline/saves/store'
import { getOwnerMark, isSignedIn } from '@/lib/browser/session/signed-in'
import { ask } from '@/lib/browser/wire/ask'
import { MAX_LIMIT } from '@/lib/contract/common'
import { itemEndpoints } from '@/lib/contract/items'
import type { SavingArea } from '@/lib/contract/saving'
import { logFailure } from '@/lib/shared/log-failure'
import { isRowOf, type SavedName, type SavedRow } from './saved-row'

export type KnownRows = {
  readonly rows: readonly SavedRow[]
  /** True: what has no row is gone from the site. */
  readonly isWhole: boolean
}

/** As the API says now, and kept for reading without a line; as last read here while it does not answer. @throws Error */
export async function readRows(names: readonly SavedName[]): Promise<KnownRows> {
  const owner = getOwnerMark()
  try {
    const rows = await askForRows(names)
    // Nobody could say later whose these are.
    if (owner !== '' || !isSignedIn()) await remember(owner, rows)
    return { rows, isWhole: true }
  } catch (cause) {
    logFailure('What is saved is shown as it was last read.', cause)
    const known = await recallRows(owner)
    return {
      rows: known.filter((row) => names.some((name) => isRowOf(row, name))),
      isWhole: false,
    }
  }
}

async function remember(owner: string, rows: readonly SavedRow[]): Promise<void> {
  await rememberRows(owner, rows).catch((cause: unknown) =>
    logFailure('What is saved cannot be shown offline.', cause),
  )
}

async function askForRows(names: readonly SavedName[]): Promise<readonly SavedRow[]> {
  const [jobs, internships, scholarships] = [
    listIds(names, '/v1/job'),
    listIds(names, '/v1/internship'),
    listIds(names, '/v1/scholarship'),
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
    const found = await ask(itemEndpoints.list, { body })
    rows.push(
      ...found.jobs.map((item) => ({ area: '/v1/job' as const, item })),
      ...found.internships.map((item) => ({ area: '/v1/internship' as const, item })),
      ...found.scholarships.map((item) => ({ area: '/v1/scholarship' as const, item })),
    )
  }
  return rows
}

function listIds(names: readonly SavedName[], area: SavingArea): number[] {
  return names.filter((name) => name.area === area).map(({ id }) => id)
}
