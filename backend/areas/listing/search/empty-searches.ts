import { desc, gte, sql, sum } from 'drizzle-orm'
import type { Database } from '@/backend/db/connect'
import { emptySearch } from '@/backend/db/schema/visitor'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { createBatch } from '@/backend/platform/runtime/batch'
import { foldTextExceptKhmer } from '@/backend/platform/text/search/fold-text'
import { toDay } from '@/lib/shared/calendar/day'

/** Different words stored for a day; more are not counted. */
const WORDS_A_DAY = 500

/** Different words of one batch. */
const WORDS_AT_ONCE = 100

const LONGEST = 60

/** What names a person rather than a job: an address or a telephone number. */
const PERSONAL = /@|\d{5}|(?:\d[ .-]?){7}/

type Search = { readonly day: string; readonly words: string }

type Found = { readonly total: number; readonly offset: number }

/** Creates what counts a search without a result, given the searched text and the page of its reply. */
export function createEmptySearchCounter({
  app,
  db,
  clock,
  log,
}: Pick<RouteContext, 'app' | 'db' | 'clock' | 'log'>) {
  const batch = createBatch<Search>({
    name: 'searches without a result',
    log,
    write: (searches) => writeEmptySearches(db, searches),
  })
  app.addHook('onClose', batch.flush)
  let count = 0
  return <Page extends Found>(text: string | undefined, page: Page): Page => {
    if (text === undefined || page.total > 0 || page.offset > 0 || PERSONAL.test(text)) return page
    const words = foldTextExceptKhmer(text, LONGEST).trim()
    if (words === '') return page
    count += 1
    batch.add(String(count), { day: toDay(clock.now()), words })
    return page
  }
}

async function writeEmptySearches(db: Database, searches: readonly Search[]): Promise<void> {
  const words = [...new Set(searches.map((search) => search.words))].slice(0, WORDS_AT_ONCE)
  const counted = searches.filter((search) => words.includes(search.words))
  await db.execute(sql`
    with counted as (
      select day, words, count(*)::int as n from unnest(
        ${sql.param(counted.map((search) => search.day))}::date[],
        ${sql.param(counted.map((search) => search.words))}::text[]
      ) as v(day, words) group by day, words
    ), full_day as (
      select day from ${emptySearch} where day in (select day from counted)
      group by day having count(*) >= ${WORDS_A_DAY}
    )
    insert into ${emptySearch} as e (day, words, searches)
    select day, words, n from counted c
    where day not in (select day from full_day)
      or exists (select from ${emptySearch} s where s.day = c.day and s.words = c.words)
    on conflict (day, words) do update set searches = e.searches + excluded.searches`)
}

type EmptySearches = { readonly words: string; readonly searches: number }

/** Lists the words most often searched without a result since a day; rare ones are left out, which may be a name. */
export async function listEmptySearches(
  db: Database,
  since: string,
  { atLeast, atMost }: { readonly atLeast: number; readonly atMost: number },
): Promise<readonly EmptySearches[]> {
  const searches = sum(emptySearch.searches).mapWith(Number)
  return db
    .select({ words: emptySearch.words, searches })
    .from(emptySearch)
    .where(gte(emptySearch.day, since))
    .groupBy(emptySearch.words)
    .having(gte(searches, atLeast))
    .orderBy(desc(searches), emptySearch.words)
    .limit(atMost)
}
