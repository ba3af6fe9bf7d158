import { type MajorDraft, writeMajors } from '@/backend/areas/studies/major-writer'
import { writeUniversities } from '@/backend/areas/studies/university-writer'
import type { Transaction } from '@/backend/db/connect'
import { heading, list, paragraph } from '@/backend/demo/compose/html'
import { toUniversityLogo } from '@/backend/demo/logos/demo-logo'
import type { LookupIds } from '@/backend/demo/lookup-ids'
import type { DemoMajor } from './demo-major'
import { majorRows } from './majors'
import { universities } from './universities'

/** Returns the id of each university by its ref. */
export async function writeStudies(
  tx: Transaction,
  source: string,
  ids: Pick<LookupIds, 'department' | 'location' | 'major'>,
): Promise<ReadonlyMap<string, number>> {
  const written = await writeUniversities(
    tx,
    source,
    universities.map(({ ref, name, nameKm, province, featured, description }) => ({
      sourceRef: ref,
      name,
      nameKm,
      locationId: ids.location(province),
      description: description.map(paragraph).join(''),
      website: `https://www.${ref}.example`,
      logoUrl: toUniversityLogo(ref),
      featured,
    })),
  )
  const idByRef = new Map(
    universities.flatMap(({ ref }, index) => {
      const id = written[index]?.id
      return id === undefined ? [] : [[ref, id] as const]
    }),
  )
  const drafts = majorRows.map((row) =>
    toMajorDraft(row, ids.major(row.name), ids.department(row.department), idByRef),
  )
  await writeMajors(tx, source, drafts)
  return idByRef
}

function toMajorDraft(
  row: DemoMajor,
  majorId: number,
  departmentId: number,
  universityIds: ReadonlyMap<string, number>,
): MajorDraft {
  const teaches = universities.filter(({ departments }) => departments.includes(row.department))
  return {
    sourceRef: row.name,
    majorId,
    departmentId,
    durationYears: row.years,
    degree: row.degree,
    description:
      paragraph(row.about) +
      heading('What you study') +
      list('ul', row.subjects) +
      heading('Whom it suits') +
      paragraph(row.suits),
    careers: list('ul', row.careers),
    universityIds: teaches.flatMap(({ ref }) => universityIds.get(ref) ?? []),
  }
}
