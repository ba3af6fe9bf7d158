import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { findTextMatch, toSearchFields } from '@/backend/areas/listing/search/text-search'
import { jobs } from '@/backend/areas/vacancies/vacancy-tables'
import { company } from '@/backend/db/schema/company'
import { addCompanies, addJobs, draftCompany, draftJob } from '@/tests/support/content'
import { provideDatabase } from '@/tests/support/database'

const { db } = provideDatabase({ lookups: true })

const TITLES = ['Loom weaver', 'Senior loom weaver', 'Barista', 'Junior sofa maker', 'Brindling']

beforeAll(async () => {
  const [companyId] = await addCompanies(
    db,
    ...['One', 'Bao Long', 'Cuba Long'].map((name) => draftCompany({ sourceRef: name, name })),
  )
  if (companyId === undefined) throw new Error('The company is missing')
  await addJobs(
    db,
    ...TITLES.map((title) => draftJob({ sourceRef: title, companyId, title, description: '' })),
  )
})

/** The sorted titles that are found, and how they were found. */
async function search(text: string, options: { readonly isStrict?: boolean } = {}) {
  const match = await findTextMatch(db, { table: jobs.vacancy }, text, options)
  if (match === null) return null
  const rows = await db.select({ title: jobs.vacancy.title }).from(jobs.vacancy).where(match.where)
  const { searchedFor, foundBy, first } = match
  const titles = rows.map(({ title }) => title).toSorted()
  return { titles, searchedFor, foundBy, first: first?.count ?? null }
}

test.each(['  ', undefined])('treats %j as no search', async (text) => {
  expect(await findTextMatch(db, { table: jobs.vacancy }, text)).toBeNull()
})

test.each(['!!!', 'xx', 'ari', 'ba'])(
  'finds nothing for "%s", which is empty or too short to match a part of a word',
  async (text) => {
    expect((await search(text))?.titles).toEqual([])
  },
)

describe('a text that nothing matches exactly', () => {
  test('is searched as a part of titles from four letters on', async () => {
    const found = { titles: ['Barista'], searchedFor: null, foundBy: 'words' }
    expect(await search('aris')).toMatchObject(found)
    expect(await search('arist')).toMatchObject(found)
  })

  test('is corrected word by word', async () => {
    const weavers = ['Loom weaver', 'Senior loom weaver']
    expect(await search('weavar')).toMatchObject({ titles: weavers, searchedFor: 'weaver' })
    expect(await search('weavars loom')).toMatchObject({
      ...{ titles: weavers, searchedFor: 'weaver loom', foundBy: 'words' },
    })
  })

  test('is followed by partial matches when few rows match, unless the search is strict', async () => {
    const meant = { searchedFor: 'senior weaver' }
    expect(await search('senoir weaver')).toEqual({
      ...{ ...meant, titles: ['Loom weaver', 'Senior loom weaver'] },
      ...{ foundBy: 'fewThenMost', first: 1 },
    })
    expect(await search('senoir weaver', { isStrict: true })).toEqual({
      ...{ ...meant, titles: ['Senior loom weaver'], foundBy: 'words', first: null },
    })
  })

  test('is searched in other forms of its words', async () => {
    const found = { titles: ['Brindling'], searchedFor: null, foundBy: 'words', first: null }
    expect(await search('brindler')).toEqual(found)
  })

  test('finds partial matches without correcting the words', async () => {
    expect(await search('loom maker')).toMatchObject({ searchedFor: null, foundBy: 'mostWords' })
  })
})

test('returns rows with all words as typed, and only those when the search is strict', async () => {
  const all = { titles: ['Senior loom weaver'], searchedFor: null, foundBy: 'words', first: null }
  expect(await search('senior weaver', { isStrict: true })).toEqual(all)
  expect(await search('senior weaver')).toMatchObject({ foundBy: 'fewThenMost', first: 1 })
})

describe('a search of names only', () => {
  const names = async (text: string) => {
    const match = await findTextMatch(db, { table: company }, text)
    const rows = await db
      .select({ name: company.name })
      .from(company)
      .where(match?.where ?? sql`false`)
    return { names: rows.map(({ name }) => name).toSorted(), foundBy: match?.foundBy }
  }

  test('finds three letters anywhere, and two only at the start of a word', async () => {
    expect((await names('uba')).names).toEqual(['Cuba Long'])
    expect((await names('ba')).names).toEqual(['Bao Long'])
    expect((await names('ong')).names).toEqual(['Bao Long', 'Cuba Long'])
    expect((await names('on')).names).toEqual(['One'])
    expect((await names('zz')).names).toEqual([])
  })

  test('takes two letters before others as a whole word', async () => {
    expect(await names('bao lon')).toMatchObject({ names: ['Bao Long'], foundBy: 'words' })
    expect((await names('ba lon')).foundBy).toBe('likeness')
  })
})

test('marks the searched words in titles', async () => {
  expect(toSearchFields(null, 'weaver')).toMatchObject({
    searchedFor: null,
    foundBy: 'words',
    marks: [],
  })
  const table = jobs.vacancy
  const marks = async (text: string) =>
    toSearchFields(await findTextMatch(db, { table }, text), text).marks
  expect(await marks('weaver')).not.toEqual([])
  expect(await marks('weavar')).toEqual(await marks('weaver'))
})
