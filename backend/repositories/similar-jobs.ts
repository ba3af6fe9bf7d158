import { sql } from 'drizzle-orm'
import type { Database } from '../db/connect'
import { job, jobMajor } from '../db/schema/job'
import { isOpen } from './job-status'
import { listJobSummaries } from './job-summaries'
import { toPage } from './paging'

/** Most vacancies shown as similar. */
const MAX_SIMILAR = 6

/** Newest candidates that are compared; older ones are seldom worth showing. */
const MAX_CANDIDATES = 500

/** Open vacancies that share a major, the category or the employer, the most alike first. */
export async function listSimilar(db: Database, today: string, id: number) {
  const { rows } = await db.execute<{ id: number }>(sql`
    with this as (
      select category_id, company_id, array(
        select major_id from ${jobMajor} where job_id = ${id}
      ) as majors from ${job} where id = ${id}
    ), candidates as materialized (
      select ${job.id}, ${job.postedAt}, ${job.categoryId}, ${job.companyId} from ${job}, this
      where ${isOpen(today)} and ${job.id} <> ${id} and (
        ${job.categoryId} = this.category_id or ${job.companyId} = this.company_id
        or exists (
          select from ${jobMajor} m where m.job_id = ${job.id} and m.major_id = any(this.majors)
        )
      )
      order by ${job.postedAt} desc nulls first, ${job.id} desc nulls first
      limit ${MAX_CANDIDATES}
    )
    select c.id from candidates c, this
    order by
      2 * (
        select count(*) from ${jobMajor} m
        where m.job_id = c.id and m.major_id = any(this.majors)
      ) + coalesce((c.category_id = this.category_id)::int, 0)
        + (c.company_id = this.company_id)::int desc,
      c.posted_at desc, c.id desc
    limit ${MAX_SIMILAR}`)
  const data = await listJobSummaries(
    db,
    today,
    rows.map((row) => row.id),
  )
  return toPage(data, data.length, { limit: MAX_SIMILAR, offset: 0 })
}
