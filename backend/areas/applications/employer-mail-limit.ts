import { sql } from 'drizzle-orm'
import type { Transaction } from '@/backend/db/connect'
import { internshipApplication, jobApplication } from '@/backend/db/schema/application'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

/** Mails to one delivery address: from all applicants within an hour and a day, from one of them within a day. */
const MOST = { anHour: 20, aDay: 60, ofOneApplicant: 5 } as const

type Sending = { readonly deliverTo: string; readonly accountId: string; readonly now: Date }

/**
 * Whether one more mail may go to an employer now; else it is told later, with others (decision 061). Rows are counted, as by the
 * limits of applicants. Without a lock: those who apply in the same instant would hold all connections while they wait, so the limit may be passed
 * by as many as there are connections.
 */
export async function canMailEmployer(
  tx: Transaction,
  { deliverTo, accountId, now }: Sending,
): Promise<boolean> {
  const since = (ms: number) => new Date(now.getTime() - ms).toISOString()
  const list = (table: typeof jobApplication | typeof internshipApplication) => sql`
    select mail_id::text as mail, account_id, applied_at as at from ${table}
    where deliver_to = ${deliverTo} and mail_id is not null and applied_at > ${since(DAY)}
      and (withdrawn_at is null or delivered_at is not null or opened_at is not null)
    union all
    select 'withdrawal ' || id, account_id, withdrawn_at from ${table}
    where deliver_to = ${deliverTo} and withdrawn_at > ${since(DAY)}
      and (delivered_at is not null or opened_at is not null)`
  const { rows } = await tx.execute<{ hour: string; day: string; own: string }>(sql`
    select count(distinct mail) filter (where at > ${since(HOUR)}) as hour, count(distinct mail) as day,
      count(distinct mail) filter (where account_id = ${accountId}) as own
    from (${list(jobApplication)} union all ${list(internshipApplication)}) as mails`)
  const [sent] = rows
  if (sent === undefined) return true
  return (
    Number(sent.hour) < MOST.anHour &&
    Number(sent.day) < MOST.aDay &&
    Number(sent.own) < MOST.ofOneApplicant
  )
}
