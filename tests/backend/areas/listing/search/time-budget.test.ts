import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { findTextMatch } from '@/backend/areas/listing/search/text-search'
import {
  isOutOfTime,
  requireTimeLeft,
  runWithinBudget,
} from '@/backend/areas/listing/search/time-budget'
import { jobs } from '@/backend/areas/vacancies/vacancy-tables'
import { QueueFullError } from '@/lib/shared/runtime/task-queue'
import { addCompanies, addJobs, draftCompany, draftJob } from '@/tests/support/content'
import { provideDatabase } from '@/tests/support/database'

const { db } = provideDatabase({ lookups: true })

/** Each word has one listing and no listing has two of them, so only the last step (any word) finds something. */
const WORDS = 'contract audit proof mansion tectonic election mecca civic sofa nettle comet'.split(
  ' ',
)
const NOISE = WORDS.map((word) => word.slice(0, 4)).join(' ')
const ANY_BUT_ALL = `${NOISE} xqzxqz`

const haystack = { table: jobs.vacancy }

beforeAll(async () => {
  const [companyId] = await addCompanies(db, draftCompany({ sourceRef: 'one', name: 'One' }))
  if (companyId === undefined) throw new Error('The company is missing')
  await addJobs(
    db,
    ...WORDS.map((word) => draftJob({ sourceRef: word, companyId, title: `A ${word}` })),
    draftJob({ sourceRef: 'both', companyId, title: 'A sofa by a comet' }),
  )
})

function countStatements(): () => number {
  const query = vi.spyOn(Client.prototype, 'query')
  return () =>
    query.mock.calls.filter(([asked]) => JSON.stringify(asked).includes('as found from')).length
}

test('decides a search of a dozen unrelated words with four counts', async () => {
  const counted = countStatements()
  const match = await findTextMatch(db, haystack, ANY_BUT_ALL)
  expect(match?.foundBy).toBe('mostWords')
  expect(counted()).toBeLessThanOrEqual(4)
})

test('uses three connections for ten such searches at once', async () => {
  let open = 0
  let most = 0
  const transaction = db.transaction.bind(db)
  vi.spyOn(db, 'transaction').mockImplementation(async (work, config) => {
    open += 1
    most = Math.max(most, open)
    return transaction(work, config).finally(() => {
      open -= 1
    })
  })
  const found = await Promise.all(
    Array.from({ length: 10 }, () =>
      findTextMatch(db, haystack, NOISE, { timeLeft: () => 60_000 }),
    ),
  )
  expect(found.map((match) => match?.foundBy)).toEqual(Array(10).fill('mostWords'))
  expect(most).toBe(3)
})

test('rejects the search after thirty waiting ones with a retry after a second', async () => {
  const work = () =>
    runWithinBudget(
      db,
      () => 60_000,
      async () => null,
    )
  const ends = await Promise.allSettled(Array.from({ length: 34 }, work))
  const refused = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []))
  expect(refused).toMatchObject([{ name: 'QueueFullError', retryAfter: 1 }])
})

describe('when the time of a search is over', () => {
  const over = () => 0

  test('rows with all words are shown without partial matches', async () => {
    expect((await findTextMatch(db, haystack, 'sofa comet'))?.foundBy).toBe('fewThenMost')
    const match = await findTextMatch(db, haystack, 'sofa comet', { timeLeft: over })
    expect(match).toMatchObject({ foundBy: 'words', first: null })
  })

  test('the search is rejected with a retry time instead of finding nothing', async () => {
    await expect(findTextMatch(db, haystack, NOISE, { timeLeft: over })).rejects.toMatchObject({
      name: 'QueueFullError',
      retryAfter: 1,
    })
  })

  test('the last millisecond still counts, and other errors are not taken for a timeout', () => {
    expect(() => requireTimeLeft(() => 1)).not.toThrow()
    expect(() => requireTimeLeft(over)).toThrow(QueueFullError)
    expect(isOutOfTime(Object.assign(new Error('cut'), { code: '57014' }))).toBe(true)
    expect(isOutOfTime(Object.assign(new Error('gone'), { code: '57P01' }))).toBe(false)
  })

  test('the running statement is cancelled and its connection is used again', async () => {
    let asked = 0
    // Enough for the first check, and then a millisecond: sleeping takes longer.
    const ending = () => (asked++ < 1 ? 800 : 1)
    const slow = { ...haystack, where: sql`pg_sleep(0.02) is not null` }
    const match = await findTextMatch(db, slow, 'sofa comet', {
      timeLeft: ending,
    })
    expect(match?.foundBy).toBe('words')
    expect((await findTextMatch(db, haystack, 'sofa comet'))?.foundBy).toBe('fewThenMost')
  })
})
