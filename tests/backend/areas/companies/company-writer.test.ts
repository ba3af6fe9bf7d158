import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  listCompaniesWrittenInTransaction,
  writeCompanies,
} from '@/backend/areas/companies/company-writer'
import { company } from '@/backend/db/schema/company'
import { addCompanies, draftCompany, first } from '@/tests/support/content'
import { provideDatabase } from '@/tests/support/database'
import { fillLookups } from '@/tests/support/lookups'

const database = provideDatabase()

async function readCompany(id: number) {
  return first(await database.db.select().from(company).where(eq(company.id, id)))
}

test('keeps the id of an employer that is written again, and its date when nothing changed', async () => {
  const draft = draftCompany({ sourceRef: 'same', description: 'a' })
  const id = first(await addCompanies(database.db, draft))
  const before = await readCompany(id)
  expect(await addCompanies(database.db, draft)).toEqual([id])
  expect(await readCompany(id)).toEqual(before)
})

test('updates an employer that changed', async () => {
  const draft = draftCompany({ sourceRef: 'changed' })
  const id = first(await addCompanies(database.db, draft))
  const before = await readCompany(id)
  await addCompanies(database.db, { ...draft, name: 'New name', featured: true })
  const after = await readCompany(id)
  expect(after).toMatchObject({ name: 'New name', featured: true })
  expect(after.updatedAt.getTime()).toBeGreaterThan(before.updatedAt.getTime())
})

test('indexes an employer by name, type and place, and updates the index when they change', async () => {
  await fillLookups(database.db)
  const draft = draftCompany({
    sourceRef: 'found',
    name: 'Sôma\u0000\uffff & Sons ',
    companyTypeId: 2,
  })
  const id = first(await addCompanies(database.db, draft))
  expect((await readCompany(id)).search).toBe(' soma sons \n utility ')
  await addCompanies(database.db, { ...draft, locationId: 2 })
  expect((await readCompany(id)).search).toBe(' soma sons \n utility kampot កំពត ')
})

test('returns ids in the order of the drafts, twice for a reference that is given twice', async () => {
  const [a, b] = [draftCompany({ sourceRef: 'a' }), draftCompany({ sourceRef: 'b' })]
  const [idA, idB] = await addCompanies(database.db, a, b)
  expect(await addCompanies(database.db, b, a, b)).toEqual([idB, idA, idB])
  expect(await addCompanies(database.db)).toEqual([])
})

test('lists which of the given employers the transaction created or changed', async () => {
  const write = (...drafts: Parameters<typeof writeCompanies>[2][number][]) =>
    database.db.transaction(async (tx) => {
      const [other, ...ids] = await writeCompanies(tx, 'test', drafts)
      return { other, ids, written: await listCompaniesWrittenInTransaction(tx, ids) }
    })
  const [other, kept, old] = ['other', 'kept', 'old'].map((sourceRef) =>
    draftCompany({ sourceRef }),
  )
  if (other === undefined || kept === undefined || old === undefined)
    throw new Error('Three were drafted')
  await write(other, kept, old)
  const again = { ...old, name: 'Another name' }
  const { ids, written } = await write(
    ...[{ ...other, name: 'Not asked for' }, kept, again],
    draftCompany({ sourceRef: 'made' }),
  )
  expect(written.toSorted((a, b) => a.id - b.id)).toEqual([
    { id: ids[1], isNew: false },
    { id: ids[2], isNew: true },
  ])
})

test('sanitises descriptions and drops unsafe addresses', async () => {
  const id = first(
    await addCompanies(
      database.db,
      draftCompany({
        sourceRef: 'hostile',
        description: '<b>a</b><script>b</script>',
        website: 'javascript:alert(1)',
        logoUrl: '/logos/a.png',
      }),
    ),
  )
  expect(await readCompany(id)).toMatchObject({
    description: '<b>a</b>',
    website: null,
    logoUrl: '/logos/a.png',
  })
})
