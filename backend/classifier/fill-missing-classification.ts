import { and, asc, gt, isNull, or, sql } from 'drizzle-orm'
import type { VacancyDraft } from '@/backend/areas/vacancies/vacancy-draft'
import { internships, jobs, type VacancyTables } from '@/backend/areas/vacancies/vacancy-tables'
import { writeVacancies } from '@/backend/areas/vacancies/vacancy-writer'
import type { Database, Transaction } from '@/backend/db/connect'
import { category, jobLevel, jobType, major, qualification } from '@/backend/db/schema/lookups'
import { htmlToLines } from '@/backend/platform/text/html-to-text'
import { type CacheTag, tags } from '@/lib/shared/cache-tags'
import { classifyPosting } from './classify-posting'

const BATCH = 200

type Ids = Readonly<
  Record<'category' | 'level' | 'qualification' | 'type' | 'major', ReadonlyMap<string, number>>
>
type Row = VacancyDraft & { readonly id: number; readonly source: string }

/**
 * Sorts stored vacancies that lack a category, majors, level, qualification or type, and fills what is empty; what is
 * filled stays, also what an operator or a feed set. What is no job of engineering stays as it is.
 */
export async function fillMissingClassification(
  db: Database,
): Promise<{ lines: readonly string[]; staleTags: readonly CacheTag[] }> {
  return db.transaction(async (tx) => {
    const ids = await readIds(tx)
    const sortedJobs = await sortTable(tx, jobs, ids)
    const sortedInternships = await sortTable(tx, internships, ids)
    return {
      lines: [`Filled: jobs ${sortedJobs.length}, internships ${sortedInternships.length}`],
      staleTags: [
        ...[tags.jobs, tags.internships, tags.companies, tags.dashboard],
        ...sortedJobs.map(tags.job),
        ...sortedInternships.map(tags.internship),
      ],
    }
  })
}

/** Returns the ids of the vacancies that were changed. */
async function sortTable(tx: Transaction, tables: VacancyTables, ids: Ids): Promise<number[]> {
  const { vacancy } = tables
  const lacksField = or(
    isNull(vacancy.categoryId),
    isNull(vacancy.levelId),
    isNull(vacancy.qualificationId),
    isNull(vacancy.typeId),
    sql`${vacancy.majorIds} = '{}'`,
  )
  const changed: number[] = []
  for (let last = 0; ; ) {
    const rows: Row[] = await tx
      .select()
      .from(vacancy)
      .where(and(gt(vacancy.id, last), lacksField))
      .orderBy(asc(vacancy.id))
      .limit(BATCH)
    if (rows.length === 0) return changed
    for (const row of rows) {
      const draft = fillDraft(row, ids)
      if (draft === null) continue
      await writeVacancies(tx, tables, row.source, [draft])
      changed.push(row.id)
    }
    last = rows.at(-1)?.id ?? last
  }
}

/** Null when nothing can be filled. */
function fillDraft({ id: _, source: __, ...row }: Row, ids: Ids): VacancyDraft | null {
  const text = htmlToLines([row.description, row.requirements].join('\n'))
  const sorting = classifyPosting({ title: row.title, text })
  if (!sorting.isJob.value || !sorting.isEngineering.value) return null
  const find = (list: ReadonlyMap<string, number>, name: string | null) =>
    list.get(name ?? '') ?? null
  const filled = {
    categoryId: row.categoryId ?? find(ids.category, sorting.category.value),
    levelId: row.levelId ?? find(ids.level, sorting.level.value),
    qualificationId: row.qualificationId ?? find(ids.qualification, sorting.qualification.value),
    typeId: row.typeId ?? find(ids.type, sorting.type.value),
    majorIds:
      row.majorIds.length > 0
        ? row.majorIds
        : sorting.majors.value.flatMap((name) => ids.major.get(name) ?? []),
  }
  const isSame =
    filled.majorIds.length === row.majorIds.length &&
    filled.categoryId === row.categoryId &&
    filled.levelId === row.levelId &&
    filled.qualificationId === row.qualificationId &&
    filled.typeId === row.typeId
  return isSame ? null : { ...row, ...filled }
}

async function readIds(tx: Transaction): Promise<Ids> {
  const toIds = (rows: readonly { readonly id: number; readonly name: string }[]) =>
    new Map(rows.map(({ id, name }) => [name, id]))
  return {
    category: toIds(await tx.select().from(category)),
    level: toIds(await tx.select().from(jobLevel)),
    qualification: toIds(await tx.select().from(qualification)),
    type: toIds(await tx.select().from(jobType)),
    major: toIds(await tx.select().from(major)),
  }
}
