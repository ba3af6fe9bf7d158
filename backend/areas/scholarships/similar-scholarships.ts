import { sql } from 'drizzle-orm'
import { isOpen } from '@/backend/areas/listing/closing'
import type { Database } from '@/backend/db/connect'
import { toPage } from '@/backend/db/paging'
import { scholarship, scholarshipMajor } from '@/backend/db/schema/scholarship'
import { listScholarshipSummaries } from './scholarship-summaries'

const MAX_SIMILAR = 6

/** Newest candidates compared; older ones are seldom worth showing. */
const MAX_CANDIDATES = 500

/** Lists the most similar scholarships first; equals by the same degree. */
export async function listSimilarScholarships(db: Database, today: string, id: number) {
  const { rows } = await db.execute<{ id: number }>(sql`
    with this as (
      select department_id, university_id, qualification_id, array(
        select major_id from ${scholarshipMajor} where scholarship_id = ${id}
      ) as majors from ${scholarship} where id = ${id}
    ), candidates as materialized (
      select ${scholarship.id}, ${scholarship.postedAt}, ${scholarship.departmentId},
        ${scholarship.universityId}, ${scholarship.qualificationId}
      from ${scholarship}, this
      where ${isOpen(scholarship, today)} and ${scholarship.id} <> ${id} and (
        ${scholarship.departmentId} = this.department_id
        or ${scholarship.universityId} = this.university_id
        or exists (
          select from ${scholarshipMajor} m
          where m.scholarship_id = ${scholarship.id} and m.major_id = any(this.majors)
        )
      )
      order by ${scholarship.postedAt} desc nulls first, ${scholarship.id} desc nulls first
      limit ${MAX_CANDIDATES}
    )
    select c.id from candidates c, this
    order by
      2 * (
        select count(*) from ${scholarshipMajor} m
        where m.scholarship_id = c.id and m.major_id = any(this.majors)
      ) + 2 * coalesce((c.department_id = this.department_id)::int, 0)
        + 2 * coalesce((c.university_id = this.university_id)::int, 0)
        + coalesce((c.qualification_id = this.qualification_id)::int, 0) desc,
      c.posted_at desc, c.id desc
    limit ${MAX_SIMILAR}`)
  const ids = rows.map((row) => row.id)
  const data = await listScholarshipSummaries(db, today, ids)
  return toPage(data, data.length, { limit: MAX_SIMILAR, offset: 0 })
}
