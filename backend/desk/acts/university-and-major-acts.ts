import { and, arrayContains, eq, ne } from 'drizzle-orm'
import { z } from 'zod'
import { scholarshipMajorLinks } from '@/backend/areas/scholarships/scholarship-filters'
import { rewriteScholarships } from '@/backend/areas/scholarships/scholarship-writer'
import { rewriteMajors } from '@/backend/areas/studies/major-writer'
import { rewriteUniversities } from '@/backend/areas/studies/university-writer'
import { internships, jobs } from '@/backend/areas/vacancies/vacancy-tables'
import { rewriteVacancies } from '@/backend/areas/vacancies/vacancy-writer'
import { type Act, type ActResult, defineAct } from '@/backend/audit/act'
import type { Transaction } from '@/backend/db/connect'
import { major } from '@/backend/db/schema/lookups'
import { scholarship, scholarshipMajor } from '@/backend/db/schema/scholarship'
import { department, majorProfile, university } from '@/backend/db/schema/study'
import { StartError } from '@/backend/platform/runtime/start-error'
import { toSearchColumn } from '@/backend/platform/text/search/fold-text'
import { type CacheTag, tags } from '@/lib/shared/cache-tags'
import {
  departmentChangeSchemas,
  hasChanges,
  majorChangeSchemas,
  NO_CHANGE_MESSAGE,
  universityChangeSchemas,
} from './changes'
import { type Changes, type Correction, prepareCorrection } from './correction'

const id = z.int().positive()

type Tables = typeof university | typeof major | typeof department

async function readName(tx: Transaction, table: Tables, word: string, itemId: number) {
  const [row] = await tx
    .select({ name: table.name, nameKm: table.nameKm })
    .from(table)
    .where(eq(table.id, itemId))
    .for('update')
  if (row === undefined) throw new StartError(`There is no ${word} ${itemId}.`)
  return row
}

/** Names that the search words of other items have. */
const NAMES = ['name', 'nameKm']

const touches = ({ fields }: Correction, names: readonly string[]) =>
  fields.some((field) => names.includes(field))

const asItIs = async <Draft>(draft: Draft) => draft

/** Writes scholarships again: their search words have names that were corrected. */
async function renewScholarships(
  tx: Transaction,
  rows: readonly { readonly id: number }[],
): Promise<readonly CacheTag[]> {
  const ids = rows.map((row) => row.id)
  await rewriteScholarships(tx, ids, asItIs)
  return [tags.scholarships, ...ids.map(tags.scholarship)]
}

export const correctUniversity: Act = defineAct({
  name: 'correct-university',
  input: z.object({ id, ...universityChangeSchemas }).refine(hasChanges, NO_CHANGE_MESSAGE),
  async run(tx, { id: universityId, ...changes }, { now }): Promise<ActResult> {
    await readName(tx, university, 'university', universityId)
    const item = { area: 'university', id: universityId } as const
    const correction = await prepareCorrection(tx, item, changes, now)
    await rewriteUniversities(tx, [universityId], correction.apply)
    const { name } = await readName(tx, university, 'university', universityId)
    const named = await tx
      .select({ id: scholarship.id })
      .from(scholarship)
      .where(eq(scholarship.universityId, universityId))
    return {
      target: `university ${universityId}`,
      title: name,
      ...correction.changedValues,
      undo: { act: correctUniversity.name, input: { id: universityId, ...correction.undo } },
      message: `Corrected: university ${universityId} “${name}”`,
      staleTags: [
        ...[tags.universities, tags.university(universityId)],
        ...(touches(correction, [...NAMES, 'locationId'])
          ? await renewScholarships(tx, named)
          : []),
      ],
    }
  },
})

/** Corrects the names of a row that lists are chosen from. Throws `StartError` if another row has the name. */
async function correctNames(
  tx: Transaction,
  area: 'major' | 'department',
  itemId: number,
  changes: Changes,
  now: Date,
): Promise<Correction> {
  const table = { major, department }[area]
  const { name, nameKm } = await readName(tx, table, area, itemId)
  const correction = await prepareCorrection(tx, { area, id: itemId }, changes, now)
  const after = await correction.apply({ name, nameKm })
  const isTaken = and(eq(table.name, after.name), ne(table.id, itemId))
  if ((await tx.$count(table, isTaken)) > 0) {
    throw new StartError(`Another ${area} is called “${after.name}”.`)
  }
  const search = toSearchColumn(`${after.name} ${after.nameKm ?? ''}`, [])
  // Majors have no column of their own for the search; their profiles do.
  await (area === 'major'
    ? tx.update(major).set(after).where(eq(major.id, itemId))
    : tx
        .update(department)
        .set({ ...after, search })
        .where(eq(department.id, itemId)))
  return correction
}

/** Writes the vacancies of a major again, and returns the tags of their pages. */
async function renewVacancies(tx: Transaction, majorId: number): Promise<readonly CacheTag[]> {
  const changed: CacheTag[] = [tags.jobs, tags.internships]
  for (const tables of [jobs, internships]) {
    const { area, vacancy } = tables
    const rows = await tx
      .select({ id: vacancy.id })
      .from(vacancy)
      .where(arrayContains(vacancy.majorIds, [majorId]))
    const ids = rows.map((row) => row.id)
    await rewriteVacancies(tx, tables, ids, asItIs)
    changed.push(...ids.map(tags[area]))
  }
  return changed
}

const isName = (field: string) => NAMES.includes(field)

/** Splits changes in those of names and the others. */
function split({ set, reset }: Changes, belongs: (field: string) => boolean): Changes {
  return {
    set: Object.fromEntries(Object.entries(set).filter(([field]) => belongs(field))),
    reset: reset.filter(belongs),
  }
}

export const correctMajor: Act = defineAct({
  name: 'correct-major',
  input: z.object({ id, ...majorChangeSchemas }).refine(hasChanges, NO_CHANGE_MESSAGE),
  async run(tx, { id: majorId, ...changes }, { now }): Promise<ActResult> {
    const names = await correctNames(tx, 'major', majorId, split(changes, isName), now)
    const others = split(changes, (field) => !isName(field))
    const item = { area: 'major_profile', id: majorId } as const
    const profile = await prepareCorrection(tx, item, others, now)
    if (
      hasChanges(others) &&
      (await tx.$count(majorProfile, eq(majorProfile.majorId, majorId))) === 0
    ) {
      throw new StartError(`Major ${majorId} has no page: only its names can be corrected.`)
    }
    await rewriteMajors(tx, [majorId], profile.apply)
    const { name } = await readName(tx, major, 'major', majorId)
    const named = await tx
      .select({ id: scholarshipMajor.scholarshipId })
      .from(scholarshipMajor)
      .where(eq(scholarshipMajorLinks.linked, majorId))
    const renewed = touches(names, NAMES)
      ? [...(await renewVacancies(tx, majorId)), ...(await renewScholarships(tx, named))]
      : []
    return {
      target: `major ${majorId}`,
      title: name,
      before: { ...names.changedValues.before, ...profile.changedValues.before },
      after: { ...names.changedValues.after, ...profile.changedValues.after },
      undo: {
        act: correctMajor.name,
        input: {
          id: majorId,
          set: { ...names.undo.set, ...profile.undo.set },
          reset: [...names.undo.reset, ...profile.undo.reset],
        },
      },
      message: `Corrected: major ${majorId} “${name}”`,
      staleTags: [tags.lookups, tags.universities, ...renewed],
    }
  },
})

export const correctDepartment: Act = defineAct({
  name: 'correct-department',
  input: z.object({ id, ...departmentChangeSchemas }).refine(hasChanges, NO_CHANGE_MESSAGE),
  async run(tx, { id: departmentId, ...changes }, { now }): Promise<ActResult> {
    const correction = await correctNames(tx, 'department', departmentId, changes, now)
    const { name } = await readName(tx, department, 'department', departmentId)
    const majors = await tx
      .select({ id: majorProfile.majorId })
      .from(majorProfile)
      .where(eq(majorProfile.departmentId, departmentId))
    await rewriteMajors(
      tx,
      majors.map((row) => row.id),
      asItIs,
    )
    const named = await tx
      .select({ id: scholarship.id })
      .from(scholarship)
      .where(eq(scholarship.departmentId, departmentId))
    return {
      target: `department ${departmentId}`,
      title: name,
      ...correction.changedValues,
      undo: { act: correctDepartment.name, input: { id: departmentId, ...correction.undo } },
      message: `Corrected: department ${departmentId} “${name}”`,
      staleTags: [tags.lookups, ...(await renewScholarships(tx, named))],
    }
  },
})
