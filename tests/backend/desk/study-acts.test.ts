import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { writeMajors } from '@/backend/areas/studies/major-writer'
import { writeUniversities } from '@/backend/areas/studies/university-writer'
import { major } from '@/backend/db/schema/lookups'
import { scholarship } from '@/backend/db/schema/scholarship'
import { department, university } from '@/backend/db/schema/study'
import { listAudit } from '@/backend/desk/list-audit'
import { readImportLookups } from '@/backend/import/write/import-lookups'
import { fillEmptyDatabase } from '@/backend/reference/fill-empty-database'
import { readReference } from '@/backend/reference/read-reference'
import { writeReference } from '@/backend/reference/write-reference'
import { provideApi } from '@/tests/support/app'
import { runDesk } from '@/tests/support/desk'
import {
  addScholarships,
  draftMajor,
  draftScholarship,
  draftUniversity,
} from '@/tests/support/studies'

const { db, api } = provideApi()
const now = new Date('2026-03-01T05:00:00Z')

const desk = (words: string, ...more: string[]) => runDesk(db, words, now, ...more)
const get = async (path: string) => (await api.app.inject(path)).json()
const undoLast = async () => desk(`undo ${(await listAudit(db, { limit: 1 }))[0]?.id}`)

async function idOf(table: typeof major | typeof department | typeof university, name: string) {
  const [row] = await db.select({ id: table.id }).from(table).where(eq(table.name, name))
  if (row === undefined) throw new Error(`There is no ${name}`)
  return row.id
}

/** Restarts the product, and the sources state different values. */
async function stateAgain(): Promise<void> {
  expect(await fillEmptyDatabase(db, '2026-03-01')).toBe(false)
  await db.transaction(async (tx) => {
    await writeMajors(tx, 'reference', [
      draftMajor({ sourceRef: 'Civil Engineering', majorId, departmentId, degree: 'Bachelor' }),
    ])
    await writeUniversities(tx, 'acme', [
      draftUniversity({ sourceRef: 'u', name: 'Tonle Institute', description: 'Another text.' }),
    ])
  })
}

const DEPARTMENT = 'Civil and Structural Engineering'

let [universityId, majorId, departmentId] = [0, 0, 0]

beforeAll(async () => {
  await db.transaction(async (tx) => {
    await writeReference(tx, await readReference())
    await writeUniversities(tx, 'acme', [
      draftUniversity({ sourceRef: 'u', name: 'Tonle Institute' }),
    ])
  })
  universityId = await idOf(university, 'Tonle Institute')
  majorId = await idOf(major, 'Civil Engineering')
  departmentId = await idOf(department, DEPARTMENT)
  const named = { universityId, departmentId, majorIds: [majorId] }
  await addScholarships(db, draftScholarship({ sourceRef: 's', ...named }))
})

const countFound = async (words: string) => (await get(`/v1/scholarship?searchText=${words}`)).total

describe('a university that an operator corrects', () => {
  it('keeps its corrected name, text and link when its source changes, and search finds them', async () => {
    const { staleTags } = await desk(
      `correct university ${universityId}`,
      'name=Mekong Polytechnic',
      'website=https://mekong.example',
      'description=<p>By the river.</p><script>1</script>',
      'featured=yes',
    )
    const [row] = await db.select().from(scholarship)
    expect(staleTags).toContain(`university-${universityId}`)
    expect(staleTags).toContain(`scholarship-${row?.id}`)
    await stateAgain()
    expect(await get(`/v1/university/${universityId}`)).toMatchObject({
      name: 'Mekong Polytechnic',
      website: 'https://mekong.example/',
      description: '<p>By the river.</p>',
    })
    expect(await countFound('Mekong')).toBe(1)
    await undoLast()
    expect(await get(`/v1/university/${universityId}`)).toMatchObject({
      name: 'Tonle Institute',
      description: '<p>Another text.</p>',
      website: null,
    })
    expect(await countFound('Tonle')).toBe(1)
  })
})

describe('a major that an operator corrects', () => {
  it('keeps its names, years and universities, and feeds still find it by its old name', async () => {
    await desk(
      `correct major ${majorId}`,
      'name=Bridges and Roads',
      'years=5',
      'universities=Tonle Institute',
      'careers=<p>Bridge builder</p>',
    )
    await stateAgain()
    expect(await get(`/v1/major/${majorId}`)).toMatchObject({
      name: 'Bridges and Roads',
      durationYears: 5,
      degree: 'Bachelor',
      careers: '<p>Bridge builder</p>',
      universities: [{ id: universityId }],
    })
    const { findMajor } = await db.transaction(readImportLookups)
    expect([findMajor('Civil Engineering'), findMajor('Bridges and Roads')]).toEqual([
      majorId,
      majorId,
    ])
    expect(await countFound('Bridges')).toBe(1)
    await undoLast()
    expect(await get(`/v1/major/${majorId}`)).toMatchObject({
      name: 'Civil Engineering',
      universities: [],
    })
  })
})

describe('a major without a page', () => {
  it('has only names that can be corrected', async () => {
    const [row] = await db.insert(major).values({ name: 'Welding' }).returning()
    await desk(`correct major ${row?.id}`, 'name=Underwater welding')
    await undoLast()
    expect(await idOf(major, 'Welding')).toBe(row?.id)
    await expect(desk(`correct major ${row?.id}`, 'years=5')).rejects.toThrow('has no page')
  })
})

describe('a department that an operator corrects', () => {
  it('shows its new name on majors and scholarships until the correction is undone', async () => {
    await desk(`correct department ${departmentId}`, 'name-km=សំណង់')
    await desk(`correct department ${departmentId}`, 'name=Built Environment')
    const majorOf = () => get(`/v1/major/${majorId}`)
    expect((await majorOf()).department.name).toBe('Built Environment')
    expect(await countFound('Environment')).toBe(1)
    await undoLast()
    expect((await majorOf()).department.name).toBe(DEPARTMENT)
  })

  it.each([
    ['correct department 999999 name=X', 'There is no department 999999.'],
    ['correct major 999999 name=X', 'There is no major 999999.'],
    ['correct university 999999 name=X', 'There is no university 999999.'],
  ])('must exist: %s', async (words, problem) => {
    await expect(desk(words)).rejects.toThrow(problem)
  })

  it('cannot take the name of another department', async () => {
    const { name = '' } =
      (await db.select().from(department)).find(({ id }) => id !== departmentId) ?? {}
    await expect(desk(`correct department ${departmentId}`, `name=${name}`)).rejects.toThrow(
      `Another department is called “${name}”.`,
    )
  })
})
