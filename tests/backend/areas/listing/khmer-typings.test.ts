import { beforeAll, expect, test } from 'vitest'
import { findTextMatch } from '@/backend/areas/listing/search/text-search'
import { jobs } from '@/backend/areas/vacancies/vacancy-tables'
import khmerWords from '@/tests/lib/shared/search/khmer-words.json'
import { addCompanies, addJobs, draftCompany, draftJob } from '@/tests/support/content'
import { provideDatabase } from '@/tests/support/database'
import { listTypings } from '@/tests/support/khmer-typing'

const { db } = provideDatabase({ lookups: true })

/** Of some seven hundred typings of a word, the ones that differ most from it. */
const ASKED = 3

const words = Object.keys(khmerWords)

beforeAll(async () => {
  const [companyId] = await addCompanies(db, draftCompany({ sourceRef: 'km' }))
  if (companyId === undefined) throw new Error('The company is missing')
  const titles = words.flatMap((word) => [word, ...listTypings(word).slice(-1)])
  await addJobs(
    db,
    ...titles.map((title, at) =>
      draftJob({ sourceRef: String(at), companyId, title, description: '' }),
    ),
  )
})

async function find(text: string, isStrict = true): Promise<string[]> {
  const match = await findTextMatch(db, { table: jobs.vacancy }, text, { isStrict })
  const rows = await db.select({ title: jobs.vacancy.title }).from(jobs.vacancy).where(match?.where)
  return rows.map(({ title }) => title).toSorted()
}

test.each(words)('finds the same rows for %s in every way of typing it', async (word) => {
  const typings = listTypings(word)
  const found = await find(word)
  expect(found).toEqual(expect.arrayContaining([word, ...typings.slice(-1)]))
  const asked = [...typings.slice(0, 1), ...typings.slice(1 - ASKED)]
  for (const typed of asked) expect(await find(typed)).toEqual(found)
})

test.each(['កខគឃង', 'បឝដឞ', 'ករតបនម', 'អញុអវកឋ', 'ជុឃាហឃឌាគ', '\u17d2'])(
  'finds nothing for the meaningless text %s',
  async (text) => {
    expect(await find(text, false)).toEqual([])
  },
)
