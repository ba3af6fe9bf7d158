import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { findTextMatch, toSearchFields } from '@/backend/areas/listing/search/text-search'
import { jobs } from '@/backend/areas/vacancies/vacancy-tables'
import { company } from '@/backend/db/schema/company'
import { addCompanies, addJobs, draftCompany, draftJob, fillLookups } from '@/tests/support/content'
import { provideDatabase } from '@/tests/support/database'

const { db } = provideDatabase()

const TITLES = ['Loom weaver', 'Senior loom weaver', 'Barista', 'Junior sofa maker', 'Brindling']

beforeAll(async () => {
  await fillLookups(db)
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

/** Titles of what is found, in no order, and how it was. */
async function search(text: string, options: { readonly isStrict?: boolean } = {}) {
  const match = await findTextMatch(db, { table: jobs.vacancy }, text, options)
  if (match === null) return null
  const rows = await db.select({ title: jobs.vacancy.title }).from(jobs.vacancy).where(match.where)
  const { searchedFor, foundBy, first } = match
  const titles = rows.map(({ title }) => title).toSorted()
  return { titles, searchedFor, foundBy, first: first?.count ?? null }
}

test.each(['  ', undefined])('%j is no search', async (text) => {
  expect(await findTextMatch(db, { table: jobs.vacancy }, text)).toBeNull()
})

test.each(['!!!', 'xx', 'ari', 'ba'])(
  '"%s" is nothing, or so short that it is a part of anything',
  async (text) => {
    expect((await search(text))?.titles).toEqual([])
  },
)

describe('what nobody wrote as it was typed', () => {
  test('is looked for as a part of titles from four letters on', async () => {
    const found = { titles: ['Barista'], searchedFor: null, foundBy: 'words' }
    expect(await search('aris')).toMatchObject(found)
    expect(await search('arist')).toMatchObject(found)
  })

  test('is looked for as it was likely meant, each word as it counts', async () => {
    const weavers = ['Loom weaver', 'Senior loom weaver']
    expect(await search('weavar')).toMatchObject({ titles: weavers, searchedFor: 'weaver' })
    expect(await search('weavars loom')).toMatchObject({
      ...{ titles: weavers, searchedFor: 'weaver loom', foundBy: 'words' },
    })
  })

  test('is followed by what has most of it, where few have all and that may be', async () => {
    const meant = { searchedFor: 'senior weaver' }
    expect(await search('senoir weaver')).toEqual({
      ...{ ...meant, titles: ['Loom weaver', 'Senior loom weaver'] },
      ...{ foundBy: 'fewThenMost', first: 1 },
    })
    expect(await search('senoir weaver', { isStrict: true })).toEqual({
      ...{ ...meant, titles: ['Senior loom weaver'], foundBy: 'words', first: null },
    })
  })

  test('is looked for in other forms of its words', async () => {
    const found = { titles: ['Brindling'], searchedFor: null, foundBy: 'words', first: null }
    expect(await search('brindler')).toEqual(found)
  })

  test('is found by most of it, under the words that were typed', async () => {
    expect(await search('loom maker')).toMatchObject({ searchedFor: null, foundBy: 'mostWords' })
  })
})

test('what has all of the words is found as typed, and alone where that is asked for', async () => {
  const all = { titles: ['Senior loom weaver'], searchedFor: null, foundBy: 'words', first: null }
  expect(await search('senior weaver', { isStrict: true })).toEqual(all)
  expect(await search('senior weaver')).toMatchObject({ foundBy: 'fewThenMost', first: 1 })
})

describe('where only names are searched', () => {
  const names = async (text: string) => {
    const match = await findTextMatch(db, { table: company }, text)
    const rows = await db
      .select({ name: company.name })
      .from(company)
      .where(match?.where ?? sql`false`)
    return { names: rows.map(({ name }) => name).toSorted(), foundBy: match?.foundBy }
  }

  test('three letters are looked for anywhere, two where a word begins', async () => {
    expect((await names('uba')).names).toEqual(['Cuba Long'])
    expect((await names('ba')).names).toEqual(['Bao Long'])
    expect((await names('ong')).names).toEqual(['Bao Long', 'Cuba Long'])
    expect((await names('on')).names).toEqual(['One'])
    expect((await names('zz')).names).toEqual([])
  })

  test('two letters before others are a word of their own', async () => {
    expect(await names('bao lon')).toMatchObject({ names: ['Bao Long'], foundBy: 'words' })
    expect((await names('ba lon')).foundBy).toBe('likeness')
  })
})

test('what is marked in titles is what was looked for', async () => {
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
