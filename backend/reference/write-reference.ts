import { writeMajors } from '@/backend/areas/studies/major-writer'
import type { Transaction } from '@/backend/db/connect'
import { setting } from '@/backend/db/schema/content'
import {
  category,
  companyType,
  gender,
  jobLevel,
  jobType,
  location,
  major,
  maritalStatus,
  qualification,
  salaryBand,
} from '@/backend/db/schema/lookups'
import { department } from '@/backend/db/schema/study'
import { toSearchColumn } from '@/backend/platform/text/search/fold-text'
import type { Reference } from './read-reference'

const REFERENCE_SOURCE = 'reference'

/** Writes all of the reference data; a row whose name is there already stays as it is. */
export async function writeReference(tx: Transaction, reference: Reference): Promise<void> {
  await writeLookups(tx, reference)
  await tx.insert(setting).values(withPositions(reference.settings)).onConflictDoNothing()
  const ids = await readLookupIds(tx)
  await writeMajors(
    tx,
    REFERENCE_SOURCE,
    reference.majorProfiles.map((profile) => ({
      sourceRef: profile.major,
      majorId: ids.major(profile.major),
      departmentId: ids.department(profile.department),
      durationYears: profile.durationYears,
      degree: profile.degree,
      description: profile.description,
      careers: profile.careers,
      universityIds: [],
    })),
  )
}

async function writeLookups(tx: Transaction, reference: Reference): Promise<void> {
  const lists = [
    [category, reference.categories],
    [major, reference.majors],
    [companyType, reference.companyTypes],
    [jobType, reference.jobTypes],
    [jobLevel, reference.jobLevels],
    [qualification, reference.qualifications],
    [gender, reference.genders],
    [maritalStatus, reference.maritalStatuses],
  ] as const
  for (const [table, rows] of lists) {
    await tx.insert(table).values(withPositions(rows)).onConflictDoNothing()
  }
  const places = [...reference.provinces, ...reference.otherPlaces]
  await tx.insert(location).values(withPositions(places)).onConflictDoNothing()
  await tx.insert(salaryBand).values(withPositions(reference.salaryBands)).onConflictDoNothing()
  const departments = withPositions(reference.departments).map((row) => ({
    ...row,
    search: toSearchColumn(`${row.name} ${row.nameKm ?? ''}`, []),
  }))
  await tx.insert(department).values(departments).onConflictDoNothing()
}

/** Positions count from 1. */
function withPositions<Row extends object>(rows: readonly Row[]): (Row & { position: number })[] {
  return rows.map((row, index) => ({ ...row, position: index + 1 }))
}

/** Takes the English name; throws when there is no such row. */
type RequireId = (name: string) => number

export type LookupIds = {
  readonly companyType: RequireId
  readonly department: RequireId
  readonly location: RequireId
  readonly major: RequireId
}

/** Reads the ids of the lists that majors, employers and universities refer to. */
export async function readLookupIds(tx: Transaction): Promise<LookupIds> {
  return {
    companyType: byName(await tx.select().from(companyType)),
    department: byName(await tx.select().from(department)),
    location: byName(await tx.select().from(location)),
    major: byName(await tx.select().from(major)),
  }
}

function byName(rows: readonly { id: number; name: string }[]): RequireId {
  const ids = new Map(rows.map(({ id, name }) => [name, id]))
  return (name) => {
    const id = ids.get(name)
    if (id === undefined) throw new Error(`The lookup lists have no "${name}"`)
    return id
  }
}
