import { sql } from 'drizzle-orm'
import { writeCompanies } from '@/backend/areas/companies/company-writer'
import { writeScholarships } from '@/backend/areas/scholarships/scholarship-writer'
import {
  internships as internshipTables,
  jobs as jobTables,
} from '@/backend/areas/vacancies/vacancy-tables'
import { writeVacancies } from '@/backend/areas/vacancies/vacancy-writer'
import { contentFolder } from '@/backend/content/content-folder'
import { readContent, writeContent } from '@/backend/content/load-content'
import type { Database, Transaction } from '@/backend/db/connect'
import { setting } from '@/backend/db/schema/setting'
import { buildDemoContent } from './demo-content'
import type { DemoJob } from './demo-job'
import { toCompanyDraft, toDemoScholarshipDraft, toDemoVacancyDraft } from './drafts'
import { isEmptyDatabase } from './is-empty-database'
import { readLookupIds } from './lookup-ids'
import { positioned, writeLookups } from './lookups/write-lookups'
import { settings } from './settings'
import { writeDepartments } from './studies/write-departments'
import { writeStudies } from './studies/write-studies'

const DEMO_SOURCE = 'demo'

/** Name of an advisory lock. */
const FILL_LOCK = 'visvakor: fill an empty database'

/**
 * Fills a migrated database as of `today` (`YYYY-MM-DD` in Asia/Phnom_Penh), all or nothing. False when it already had
 * an employer, a vacancy or a setting, also when two processes start at once.
 */
export async function fillEmptyDatabase(db: Database, today: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    // The second of two processes waits here for the first.
    await tx.execute(sql`set local statement_timeout = '60s'`)
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${FILL_LOCK}, 0))`)
    if (!(await isEmptyDatabase(tx))) return false
    await writeLookups(tx)
    await writeDepartments(tx)
    await tx.insert(setting).values(positioned(settings))
    await writeDemoContent(tx, today)
    await writeContent(tx, await readContent(contentFolder), new Date(`${today}T00:00:00+07:00`))
    return true
  })
}

async function writeDemoContent(tx: Transaction, today: string): Promise<void> {
  const ids = await readLookupIds(tx)
  const { companies, jobs, internships, scholarships } = buildDemoContent(today)
  const companyIds = await writeCompanies(
    tx,
    DEMO_SOURCE,
    companies.map((each) => toCompanyDraft(each, ids)),
  )
  const idByRef = new Map(companies.map(({ ref }, index) => [ref, companyIds[index]]))
  const toDrafts = (vacancies: readonly DemoJob[]) =>
    vacancies.map((each) => {
      const companyId = idByRef.get(each.companyRef)
      if (companyId === undefined) throw new Error(`${each.ref} names an unknown employer`)
      return toDemoVacancyDraft(each, companyId, ids)
    })
  await writeVacancies(tx, jobTables, DEMO_SOURCE, toDrafts(jobs))
  await writeVacancies(tx, internshipTables, DEMO_SOURCE, toDrafts(internships))
  const universityIds = await writeStudies(tx, DEMO_SOURCE, ids)
  await writeScholarships(
    tx,
    DEMO_SOURCE,
    scholarships.map((each) =>
      toDemoScholarshipDraft(each, universityIds.get(each.universityRef ?? '') ?? null, ids),
    ),
  )
}
