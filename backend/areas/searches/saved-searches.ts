import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/backend/db/connect'
import { type Page, toPage } from '@/backend/db/paging'
import { account } from '@/backend/db/schema/account'
import { alertReader, searchAlert } from '@/backend/db/schema/messages/alert'
import { savedSearch } from '@/backend/db/schema/saved-listings'
import type { SavedSearch } from '@/lib/contract/searches/saved-search'
import { MAX_SAVED_SEARCHES } from '@/lib/contract/searches/schemaless-saved-search-endpoints'

type Named = Pick<SavedSearch, 'area' | 'search'>

export async function listSavedSearches(
  db: Database,
  accountId: string,
): Promise<Page<SavedSearch>> {
  const rows = await db
    .select()
    .from(savedSearch)
    .where(eq(savedSearch.accountId, accountId))
    .orderBy(desc(savedSearch.keptAt), savedSearch.area, savedSearch.search)
  const data = rows.map(({ area, search, label, lookedAt }) => ({
    area,
    search,
    label,
    lookedAt: lookedAt.toISOString(),
  }))
  return toPage(data, data.length, { limit: MAX_SAVED_SEARCHES, offset: 0 })
}

/**
 * Saves a search; false when the user has the maximum. A device's clock may be ahead, so the last look is
 * never later than now.
 */
export async function saveSearch(
  db: Database,
  accountId: string,
  { area, search, label, ...looked }: SavedSearch,
  now: Date,
): Promise<boolean> {
  const lookedAt = new Date(Math.min(Date.parse(looked.lookedAt), now.getTime()))
  return db.transaction(async (tx) => {
    // Two calls at once must not both find room for one.
    await tx.select().from(account).where(eq(account.id, accountId)).for('update')
    const isSame = and(eq(savedSearch.accountId, accountId), isSearch({ area, search }))
    const isNew = (await tx.$count(savedSearch, isSame)) === 0
    const own = eq(savedSearch.accountId, accountId)
    if (isNew && (await tx.$count(savedSearch, own)) >= MAX_SAVED_SEARCHES) return false
    await tx
      .insert(savedSearch)
      .values({ accountId, area, search, label, lookedAt, keptAt: now })
      .onConflictDoUpdate({
        target: [savedSearch.accountId, savedSearch.area, savedSearch.search],
        set: {
          label,
          lookedAt: sql`greatest(${savedSearch.lookedAt}, ${lookedAt.toISOString()})`,
        },
      })
    return true
  })
}

/** Deletes a saved search and its alert to the proven address (decision 067). */
export async function deleteSavedSearch(
  db: Database,
  accountId: string,
  named: Named,
): Promise<void> {
  const { area, search } = named
  await db.transaction(async (tx) => {
    await tx.delete(savedSearch).where(and(eq(savedSearch.accountId, accountId), isSearch(named)))
    await tx
      .delete(searchAlert)
      .where(and(isOwnAlert(accountId), eq(searchAlert.area, area), eq(searchAlert.search, search)))
  })
}

function isSearch({ area, search }: Named) {
  return and(eq(savedSearch.area, area), eq(savedSearch.search, search))
}

/**
 * Condition on `search_alert`: confirmed and sent to the account's proven address; recipients' addresses are
 * in lower case.
 */
export function isOwnAlert(accountId: string): SQL | undefined {
  return and(
    isNotNull(searchAlert.confirmedAt),
    sql`${searchAlert.readerId} in (select ${alertReader.id} from ${alertReader}
      where ${alertReader.email} = (select lower(${account.email}) from ${account}
        where ${account.id} = ${accountId} and ${account.emailVerifiedAt} is not null))`,
  )
}
