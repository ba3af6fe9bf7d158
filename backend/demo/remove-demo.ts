import { type AnyColumn, and, eq, getTableName, ne, notExists, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Transaction } from '@/backend/db/connect'
import { DEMO_SOURCE } from '@/backend/db/demo-source'
import { company } from '@/backend/db/schema/company'
import { correction } from '@/backend/db/schema/desk'
import { pageChange } from '@/backend/db/schema/page-change'
import { scholarship } from '@/backend/db/schema/scholarship'
import { university } from '@/backend/db/schema/study'
import { internship, job } from '@/backend/db/schema/vacancy'
import { type CacheTag, tags } from '@/lib/shared/cache-tags'

export type RemovedDemo = {
  readonly jobs: number
  readonly internships: number
  readonly scholarships: number
  readonly employers: number
  readonly universities: number
  readonly staleTags: readonly CacheTag[]
}

/**
 * Deletes every row of the demo, with what users did with it: saved listings, applications, notifications, views. An employer
 * or a university that a row of another source names stays.
 */
export async function removeDemo(tx: Transaction): Promise<RemovedDemo> {
  const jobs = await deleteRows(tx, job, job.title)
  const internships = await deleteRows(tx, internship, internship.title)
  const scholarships = await deleteRows(tx, scholarship, scholarship.title)
  const merged = alias(company, 'merged')
  const employers = await deleteRows(
    tx,
    company,
    company.name,
    notExists(tx.select().from(job).where(eq(job.companyId, company.id))),
    notExists(tx.select().from(internship).where(eq(internship.companyId, company.id))),
    notExists(
      tx
        .select()
        .from(merged)
        .where(and(eq(merged.mergedIntoId, company.id), ne(merged.source, DEMO_SOURCE))),
    ),
  )
  const universities = await deleteRows(
    tx,
    university,
    university.name,
    notExists(tx.select().from(scholarship).where(eq(scholarship.universityId, university.id))),
  )
  return {
    jobs: jobs.length,
    internships: internships.length,
    scholarships: scholarships.length,
    employers: employers.length,
    universities: universities.length,
    staleTags: [
      ...whereAny(jobs, [tags.jobs], tags.job),
      ...whereAny(internships, [tags.internships], tags.internship),
      ...whereAny(scholarships, [tags.scholarships], tags.scholarship),
      ...whereAny(employers, [tags.companies], tags.company),
      ...whereAny(universities, [tags.universities], tags.university),
      ...(jobs.length + internships.length + scholarships.length > 0 ? [tags.dashboard] : []),
    ],
  }
}

type DemoTable =
  | typeof job
  | typeof internship
  | typeof scholarship
  | typeof company
  | typeof university

/** Notes the pages for search engines before their titles go (decision 035). Returns the ids. */
async function deleteRows(
  tx: Transaction,
  table: DemoTable,
  title: AnyColumn,
  ...unused: readonly SQL[]
): Promise<readonly number[]> {
  const isDemo = and(eq(table.source, DEMO_SOURCE), ...unused)
  await tx.execute(sql`
    insert into ${pageChange} (item_table, item_id, title)
    select ${getTableName(table)}, ${table.id}, ${title} from ${table} where ${isDemo}`)
  const gone = await tx.delete(table).where(isDemo).returning({ id: table.id })
  const ids = `{${gone.map(({ id }) => id).join(',')}}`
  await tx.execute(sql`
    delete from ${correction} where area = ${getTableName(table)} and item_id = any (${ids}::int[])`)
  return gone.map(({ id }) => id)
}

function whereAny(
  ids: readonly number[],
  lists: readonly CacheTag[],
  page: (id: number) => CacheTag,
): readonly CacheTag[] {
  return ids.length === 0 ? [] : [...lists, ...ids.map(page)]
}
