import type { Query } from './checks/people'
import type { Offer } from './journeys/journey'

/** A few items of each kind, few enough that visitors share some. */
const EACH = 15

export async function readOffer(query: Query): Promise<Offer> {
  const open = (table: string, which = 'true') =>
    readIds(
      query,
      `select id from ${table} where ${which} and (closing_date is null or closing_date > now() + interval '2 days')`,
    )
  return {
    jobs: await open('job'),
    jobsToApplyFor: await open('job', 'apply_email is not null'),
    internships: await open('internship'),
    scholarships: await open('scholarship'),
    majors: await readIds(query, 'select id from major'),
    salaries: await readIds(query, 'select id from salary_band'),
  }
}

async function readIds(query: Query, statement: string): Promise<readonly number[]> {
  const rows = await query(`${statement} order by id limit ${EACH}`)
  return rows.map(({ id }) => Number(id))
}
