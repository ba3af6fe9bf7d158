import { sql } from 'drizzle-orm'
import type { Transaction } from '@/backend/db/connect'
import { internshipApplication, jobApplication } from '@/backend/db/schema/application'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

/**
 * Maximum of mails to one delivery address: from all applicants in an hour and in a day, and from one
 * applicant in a day.
 */
const MOST = { anHour: 20, aDay: 60, ofOneApplicant: 5 } as const

type Sending = { readonly deliverTo: string; readonly accountId: string; readonly now: Date }

/**
 * Checks whether an employer may get one more mail now; otherwise it is mailed later, combined with others
 * (decision 061). It counts stored rows without a lock: locking would make everyone who applies in the same
 * instant hold a connection while waiting. So the limit may be exceeded by as many mails as there are
 * connections.
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
