import type { PersonLedger } from '@/bench/storm/ledger/ledger'
import { countBy, judgeSendings, judgeSwitches } from './writes'

type Row = Readonly<Record<string, unknown>>
export type Query = (statement: string) => Promise<readonly Row[]>

/** Compares the database rows of one person with the responses that person got. */
export async function judgePerson(ledger: PersonLedger, query: Query): Promise<readonly string[]> {
  const { email, mark } = ledger
  const accounts = await query(
    `select id, first_name, last_name, email as key from account where email = '${email}' and email_verified_at is not null`,
  )
  const problems = [...judgeSendings('the account', ledger.signUps, countBy(accounts))]
  for (const { first_name, last_name } of accounts) {
    if (first_name !== ledger.firstName || last_name !== ledger.lastName) {
      problems.push(`the account ${email} has another name`)
    }
  }
  const [account] = accounts
  if (account === undefined) return problems
  const own = `account_id = '${String(account.id)}'`
  const saved = await query(
    `select 'job ' || job_id as key from saved_job where ${own}
     union all select 'internship ' || internship_id from saved_internship where ${own}
     union all select 'scholarship ' || scholarship_id from saved_scholarship where ${own}`,
  )
  const notificationSettings = await query(
    `select 'major ' || major_id as key from job_major_setting where ${own}
     union all select 'salary ' || salary_id from job_salary_setting where ${own}`,
  )
  problems.push(
    ...judgeSwitches(`saved by ${mark}:`, ledger.saved, countBy(saved)),
    ...judgeSwitches(
      `chosen by ${mark}:`,
      ledger.notificationSettings,
      countBy(notificationSettings),
    ),
    ...(await judgeResumes(ledger, own, query)),
    ...(await judgeApplications(ledger, own, query)),
  )
  return problems
}

async function judgeResumes(
  { mark, uploads, resumeStates, resumes }: PersonLedger,
  own: string,
  query: Query,
): Promise<readonly string[]> {
  const rows = await query(
    `select resume.id, file.name from resume join file on file.id = resume.file_id where resume.${own}`,
  )
  const counts = countBy(rows.map(({ name }) => ({ key: name })))
  const most = uploads.list().map((sent) => ({ ...sent, least: 0 }))
  const strange = [...counts.keys()].filter((name) => !resumes.has(name))
  // An application whose response was lost is found by its name instead of its id.
  const known = new Set(resumeStates.keys())
  const ids = rows.filter(({ id }) => known.has(String(id))).map(({ id }) => ({ key: id }))
  return [
    ...strange.map((name) => `${mark} has a résumé nobody sent: ${name}`),
    ...judgeSendings(`sent by ${mark}:`, { ...uploads, list: () => most }, counts),
    ...judgeSwitches(`résumé of ${mark}:`, resumeStates, countBy(ids)),
  ]
}

async function judgeApplications(
  { mark, applications, applied }: PersonLedger,
  own: string,
  query: Query,
): Promise<readonly string[]> {
  const rows = await query(
    `select id, job_id as key,
       (select count(*)::int from outgoing_message where purpose = 'application' and key = 'application:job:' || job_application.id)
         + (select count(*)::int from employer_notice where about = 'application' and application_id = job_application.id) as mails
     from job_application where ${own}`,
  )
  const ids = new Map(rows.map(({ id, key }) => [String(key), String(id)]))
  const other = [...applied].flatMap(([jobId, acknowledged]) =>
    [...acknowledged]
      .filter((id) => ids.get(jobId) !== id)
      .map((id) => `${mark} got the id ${id}, job ${jobId}`),
  )
  // Queued in the transaction of the application, or pending there as a notification (decision 061).
  const unmailed = rows
    .filter(({ mails }) => mails !== 1)
    .map(({ id, mails }) => `the application ${id} of ${mark} has ${mails} mails to the employer`)
  return [...judgeSendings(`${mark} for job`, applications, countBy(rows)), ...other, ...unmailed]
}
