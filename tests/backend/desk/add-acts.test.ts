import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { company } from '@/backend/db/schema/company'
import { correction } from '@/backend/db/schema/desk'
import { scholarship } from '@/backend/db/schema/scholarship'
import { university } from '@/backend/db/schema/study'
import { job } from '@/backend/db/schema/vacancy'
import { listAudit } from '@/backend/desk/list-audit'
import { provideDatabase } from '@/tests/support/database'
import { runDesk } from '@/tests/support/desk'
import { addScholarships, draftScholarship } from '@/tests/support/studies'

const { db } = provideDatabase({ lookups: true })
const now = new Date('2026-03-01T05:00:00Z')

const desk = (words: string, ...more: string[]) => runDesk(db, words, now, ...more)
const undoLast = async () => desk(`undo ${(await listAudit(db, { limit: 1 }))[0]?.id}`)

describe('an employer that an operator adds', () => {
  it('is featured only if that is stated', async () => {
    await desk('add employer', 'name=Tonle Works')
    expect(await db.select().from(company)).toMatchObject([{ featured: false }])
    await undoLast()
  })

  it('keeps its text when a posting names it, and can be removed only without listings', async () => {
    await desk('add employer', 'name=Mekong Bridges', 'description=<p>Bridges.</p>', 'featured=yes')
    const readEmployers = () => db.select().from(company)
    const [added] = await readEmployers()
    expect(added).toMatchObject({ name: 'Mekong Bridges', featured: true })
    await desk(
      'add job',
      ...['title=Civil Engineer', 'company=MEKONG BRIDGES', 'description=Builds bridges.'],
    )
    expect(await db.select().from(job)).toMatchObject([
      { title: 'Civil Engineer', companyId: added?.id },
    ])
    expect(await readEmployers()).toMatchObject([
      { name: 'Mekong Bridges', description: '<p>Bridges.</p>', featured: true },
    ])
    const [, entry] = await listAudit(db, { limit: 2 })
    await expect(desk(`undo ${entry?.id}`)).rejects.toThrow('has listings')
    await db.delete(job)
    await desk(`undo ${entry?.id}`)
    expect(await readEmployers()).toEqual([])
    await undoLast()
    expect(await readEmployers()).toMatchObject([{ description: '<p>Bridges.</p>' }])
  })

  it('is refused when one has the name already', async () => {
    await expect(desk('add employer', 'name=mekong bridges')).rejects.toThrow(
      '“mekong bridges” is there already, under number',
    )
  })
})

describe('a university that an operator adds', () => {
  it('is there with its fields until that is undone', async () => {
    await desk('add university', 'name=Delta Institute', 'name-km=វិទ្យាស្ថាន', 'province=Kampot')
    const find = () => db.select().from(university).where(eq(university.name, 'Delta Institute'))
    const [added, ...others] = await find()
    expect(others).toEqual([])
    expect(added).toMatchObject({
      nameKm: 'វិទ្យាស្ថាន',
      locationId: 2,
      source: 'desk',
      featured: false,
    })
    await expect(desk('add university', 'name=delta institute')).rejects.toThrow('is there already')
    const universityId = added?.id ?? 0
    await addScholarships(db, draftScholarship({ sourceRef: 's', universityId }))
    await expect(undoLast()).rejects.toThrow('Scholarships name university')
    await db.delete(scholarship)
    const other = { field: 'x', createdAt: now, itemId: universityId }
    await db.insert(correction).values([
      { ...other, area: 'company' },
      { ...other, area: 'university', itemId: universityId + 1 },
    ])
    await undoLast()
    expect(await find()).toEqual([])
    expect(await db.$count(correction, eq(correction.field, 'x'))).toBe(2)
  })
})

describe('a scholarship that an operator adds', () => {
  const stated = ['title=River Grant', 'provider=Delta Fund', 'country=Cambodia', 'type=full']

  it('is published with its fields, and taken down when that is undone', async () => {
    await desk('add scholarship', ...stated, 'description=For engineers.', 'closing=2026-05-01')
    const [row] = await db.select().from(scholarship)
    expect(row).toMatchObject({ title: 'River Grant', closingDate: '2026-05-01', removedAt: null })
    await undoLast()
    expect((await db.select().from(scholarship))[0]?.removedAt).toEqual(now)
  })

  it('needs a description', async () => {
    await expect(desk('add scholarship', ...stated)).rejects.toThrow('description: It is missing.')
  })
})
