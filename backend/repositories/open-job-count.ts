import { type Column, type SQL, sql } from 'drizzle-orm'
import { job } from '../db/schema/job'
import { isOpen } from './closing'

/**
 * How many open vacancies have `theirs` equal to the id of the row being selected from `outer`.
 * Names are written out because drizzle leaves the table off in a select from one table.
 */
export function countOpenJobs(theirs: Column, outer: 'category' | 'company', today: string) {
  const jobColumn = sql`${job}.${sql.identifier(theirs.name)}`
  return sql<number>`(
    select count(*)::int from ${job}
    where ${jobColumn} = ${sql.identifier(outer)}.id and ${isOpen(job, today)}
  )` satisfies SQL<number>
}
