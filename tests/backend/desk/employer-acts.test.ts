import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { company } from '@/backend/db/schema/company'
import { correction } from '@/backend/db/schema/desk'
import { importRun } from '@/backend/db/schema/import'
import { job } from '@/backend/db/schema/vacancy'
import { listAudit } from '@/backend/desk/list-audit'
import { importFeed } from '@/backend/import/import-feed'
import { openFeedFolder } from '@/tests/backend/import/feed-file'
import { joobleFeed } from '@/tests/backend/import/jooble-feed'
import { provideApi } from '@/tests/support/app'
import { runDesk } from '@/tests/support/desk'

const { db, api } = provideApi()
const writeFeed = openFeedFolder()
const now = new Date('2026-03-01T05:00:00Z')

const spellings = ['Real Bridge Co., Ltd.', 'RealBridge Construction'] as const

async function take(title = 'Bridge Engineer') {
  const entries = spellings.map((employer, index) => ({
    referencenumber: `${index}`,
    title,
    company: employer,
  }))
  return (await importFeed(db, writeFeed(joobleFeed(entries)), { source: 'acme', now })).report
}

const desk = (words: string, ...more: string[]) => runDesk(db, words, now, ...more)
const get = async (path: string) => (await api.app.inject(path)).json()
const undoLast = async () => desk(`undo ${(await listAudit(db, { limit: 1 }))[0]?.id}`)

async function idOf(name: string): Promise<number> {
  const [row] = await db.select().from(company).where(eq(company.name, name))
  return row?.id ?? 0
}

let [first, second] = [0, 0]

beforeEach(async () => {
  for (const table of [importRun, correction, job]) await db.delete(table)
  await db.update(company).set({ mergedIntoId: null })
  await db.delete(company)
  await take()
  first = await idOf(spellings[0])
  second = await idOf(spellings[1])
})

describe('a corrected employer', () => {
  it('keeps its corrected fields when its feed is imported again', async () => {
    await desk(
      `correct employer ${first}`,
      'featured=yes',
      'kind=ministry',
      'name=Ministry of Bridges',
      'description=<p>Builds bridges.</p>',
    )
    const unclear = desk(`correct employer ${first}`, 'featured=maybe')
    await expect(unclear).rejects.toThrow('featured is yes or no.')
    await take('Bridge Engineer II')
    expect(await get(`/v1/company/${first}`)).toMatchObject({
      name: 'Ministry of Bridges',
      kind: 'ministry',
      description: '<p>Builds bridges.</p>',
    })
    const { data } = await get('/v1/company/ministry-featured')
    expect(data.map((row: { id: number }) => row.id)).toEqual([first])
    expect((await get('/v1/job?searchText=ministry')).total).toBe(1)
    await undoLast()
    expect(await get(`/v1/company/${first}`)).toMatchObject({ name: spellings[0], kind: 'company' })
  })
})

describe('two merged employers', () => {
  const openJobs = async (id: number) => (await get(`/v1/company/${id}`)).openJobs

  it('share one page with all listings, also after later imports', async () => {
    await desk(`merge ${second} ${first}`)
    expect(await openJobs(first)).toBe(2)
    await take()
    await take('Bridge Engineer II')
    expect(await openJobs(first)).toBe(2)
    const { data } = await get('/v1/company')
    expect(data.map((row: { id: number }) => row.id)).toEqual([first])
    // The other employer's page redirects to this one.
    expect(await get(`/v1/company/${second}`)).toMatchObject({ id: first, name: spellings[0] })
    expect((await get(`/v1/job?companyId=${first}`)).total).toBe(2)
    // A saved search has the id of the merged employer.
    expect((await get(`/v1/job?companyId=${second}`)).total).toBe(2)
  })

  it('are separate again after undo, each with its own listings', async () => {
    await desk(`merge ${second} ${first}`)
    await undoLast()
    expect([await openJobs(first), await openJobs(second)]).toEqual([1, 1])
    await take()
    expect([await openJobs(first), await openJobs(second)]).toEqual([1, 1])
  })

  it('can be merged with a third, and undone in the order of the audit', async () => {
    const third =
      (
        await db
          .insert(company)
          .values({ source: 'x', sourceRef: 'x', name: 'Bridges' })
          .returning()
      )[0]?.id ?? 0
    await desk(`merge ${second} ${first}`)
    await desk(`merge ${first} ${third}`)
    expect(await openJobs(third)).toBe(2)
    expect(await get(`/v1/company/${second}`)).toMatchObject({ id: third })
    await undoLast()
    expect(await openJobs(first)).toBe(2)
    expect(await get(`/v1/company/${second}`)).toMatchObject({ id: first })
    // A job that got another employer since stays with it.
    await db.update(job).set({ companyId: third }).where(eq(job.sourceRef, '1'))
    const [, , merged] = await listAudit(db, { limit: 3 })
    await desk(`undo ${merged?.id}`)
    expect([await openJobs(second), await openJobs(third)]).toEqual([0, 1])
  })

  it.each([
    [() => `merge ${first} ${first}`, 'Name two employers.'],
    [() => `merge 999999 ${first}`, 'There is no employer 999999.'],
    [() => `merge ${first} ${second}`, 'is merged into'],
  ])(
    'cannot be merged with themselves, an unknown or an already merged employer',
    async (words, problem) => {
      await desk(`merge ${second} ${first}`)
      await expect(desk(words())).rejects.toThrow(problem)
    },
  )
})
