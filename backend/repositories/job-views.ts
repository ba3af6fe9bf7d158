import { sql } from 'drizzle-orm'
import type { Database } from '../db/connect'
import { job } from '../db/schema/job'
import { installation, jobView } from '../db/schema/visitor'

/** One view; `day` is a day in Asia/Phnom_Penh. */
export type JobView = {
  readonly day: string
  readonly jobId: number
  readonly installationId: string
}

/**
 * Notes views in one statement and raises the counters by those that are new. Views of vacancies
 * and by installations that are gone meanwhile are left out.
 */
export async function writeJobViews(db: Database, views: readonly JobView[]): Promise<void> {
  await db.execute(sql`
    with fresh as (
      insert into ${jobView} (day, job_id, installation_id)
      select v.day, v.job_id, v.installation_id from unnest(
        ${sql.param(views.map((each) => each.day))}::date[],
        ${sql.param(views.map((each) => each.jobId))}::int[],
        ${sql.param(views.map((each) => each.installationId))}::uuid[]
      ) as v(day, job_id, installation_id)
      join ${job} j on j.id = v.job_id
      join ${installation} i on i.id = v.installation_id
      on conflict do nothing returning job_id
    )
    update ${job} j set views = j.views + n.views
    from (select job_id, count(*)::int as views from fresh group by job_id) n
    where j.id = n.job_id`)
}
