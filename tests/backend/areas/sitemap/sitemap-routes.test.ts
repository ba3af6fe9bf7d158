import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { removeListing } from '@/backend/areas/listing/removal'
import { company } from '@/backend/db/schema/company'
import { job } from '@/backend/db/schema/vacancy'
import { MAX_SITEMAP_ITEMS, SITEMAP_PART_SIZE, sitemapEndpoints } from '@/lib/contract/site/sitemap'
import { provideApi } from '@/tests/support/app'
import { publishInternships, publishJobs, publishScholarships } from '@/tests/support/publish'

const { db, api } = provideApi()
const CHANGED = '2026-03-02T08:00:00.000Z'
let ids: number[] = []

beforeAll(async () => {
  ids = await publishJobs(
    db,
    { sourceRef: 'open', title: 'Bridge Engineer' },
    { sourceRef: 'closes today', closingDate: '2026-03-10' },
    { sourceRef: 'closed', closingDate: '2026-03-09' },
    { sourceRef: 'removed' },
  )
  await removeListing(db, job, ids[3] ?? 0, { now: api.clock.now(), because: null })
  await publishInternships(db, { sourceRef: 'intern' })
  await publishScholarships(db, { sourceRef: 'Grant', closingDate: '2026-03-01' })
  await db.execute(sql`update job set updated_at = ${CHANGED}`)
  // Its cache would contain ids that a test changes.
  await db.execute(sql`delete from publication`)
  await db.update(company).set({ logoUrl: '/logos/publisher.png' })
})

const readParts = async () => {
  const response = await api.app.inject('/v1/sitemap')
  return sitemapEndpoints.parts.reply.parse(response.json()).data
}

const readItems = async (path: string) => {
  const response = await api.app.inject(`/v1/sitemap/${path}`)
  return sitemapEndpoints.items.reply.parse(response.json())
}

describe('GET /v1/sitemap', () => {
  test('lists the parts with open pages and the time of their last change', async () => {
    expect(await readParts()).toEqual([
      { area: 'jobs', part: 1, items: 2, changedAt: CHANGED, mark: expect.any(String) },
      expect.objectContaining({ area: 'internships', part: 1, items: 1 }),
      expect.objectContaining({ area: 'companies', part: 1, items: 1 }),
    ])
  })

  test('changes the mark of a part when a listing closes or changes, and not otherwise', async () => {
    const markOf = async () => (await readParts())[0]?.mark
    const before = await markOf()
    expect(await markOf()).toBe(before)
    api.clock.set('2026-03-10T17:00:00Z')
    expect(await markOf()).not.toBe(before)
    api.clock.set('2026-03-10T05:00:00Z')
    await db.execute(sql`update job set updated_at = now() where id = ${ids[1]}`)
    expect(await markOf()).not.toBe(before)
    await db.execute(sql`update job set updated_at = ${CHANGED}`)
    expect(await markOf()).toBe(before)
  })

  test('skips ranges of ids without pages', async () => {
    const far = 7 * SITEMAP_PART_SIZE + 1
    await db.execute(sql`update job set id = ${far} where id = ${ids[1]}`)
    expect((await readParts()).filter(({ area }) => area === 'jobs')).toMatchObject([
      { part: 1, items: 1 },
      { part: 8, items: 1 },
    ])
    expect((await readItems('jobs/8')).data.map(({ id }) => id)).toEqual([far])
    await db.execute(sql`update job set id = ${ids[1]} where id = ${far}`)
  })

  test('splits ids exactly at the end of a part', async () => {
    const [last, next] = [SITEMAP_PART_SIZE, SITEMAP_PART_SIZE + 1]
    await db.execute(sql`update job set id = ${last} where id = ${ids[0]}`)
    await db.execute(sql`update job set id = ${next} where id = ${ids[1]}`)
    expect((await readParts()).filter(({ area }) => area === 'jobs')).toMatchObject([
      { part: 1, items: 1 },
      { part: 2, items: 1 },
    ])
    const listed = [await readItems('jobs/1'), await readItems('jobs/2')]
    expect(listed.map(({ data }) => data.map(({ id }) => id))).toEqual([[last], [next]])
    await db.execute(sql`update job set id = ${ids[0]} where id = ${last}`)
    await db.execute(sql`update job set id = ${ids[1]} where id = ${next}`)
  })
})

describe('GET /v1/sitemap/{area}/{part}', () => {
  test('returns the fields of the addresses of open items only', async () => {
    expect(await readItems('jobs/1')).toEqual({
      data: [
        { id: ids[0], title: 'Bridge Engineer', changedAt: CHANGED, picture: null },
        expect.objectContaining({ id: ids[1] }),
      ],
      next: null,
    })
    expect((await readItems('companies/1')).data).toMatchObject([
      { title: 'Publisher', picture: '/logos/publisher.png' },
    ])
    expect(await readItems('majors/1')).toEqual({ data: [], next: null })
  })

  test('continues after the last id until all items are returned', async () => {
    await db.execute(sql`
      insert into company (source, source_ref, name)
      select 'many', n::text, 'Company ' || n from generate_series(1, ${MAX_SITEMAP_ITEMS}) n`)
    const first = await readItems('companies/1')
    const rest = await readItems(`companies/1?after=${first.next}`)
    expect([first.data.length, rest.data.length, rest.next]).toEqual([MAX_SITEMAP_ITEMS, 1, null])
    expect(new Set([...first.data, ...rest.data].map(({ id }) => id)).size).toBe(
      MAX_SITEMAP_ITEMS + 1,
    )
  })

  test.each(['jobs/0', 'jobs/100000', 'jobs/x', 'people/1', 'jobs/1?after=0'])(
    'rejects %s',
    async (path) => {
      expect((await api.app.inject(`/v1/sitemap/${path}`)).statusCode).toBe(400)
    },
  )
})
