import { asc, eq } from 'drizzle-orm'
import type { Job } from '@/lib/contract/job'
import type { Database } from '../db/connect'
import { job, jobMajor } from '../db/schema/job'
import { gender, major, qualification, salaryBand } from '../db/schema/lookups'
import { getCompany } from './companies'
import { listJobSummaries } from './job-summaries'

/** One vacancy, open or closed, or null. */
export async function getJobDetail(db: Database, today: string, id: number): Promise<Job | null> {
  const [summary] = await listJobSummaries(db, today, [id])
  if (summary === undefined) return null
  const texts = await getTexts(db, id)
  const company = await getCompany(db, today, summary.company.id)
  if (texts === null || company === null) return null
  return { ...summary, ...texts, company, majors: await listMajors(db, id) }
}

/** Whether there is such a vacancy, open or closed. */
export async function isJob(db: Database, id: number): Promise<boolean> {
  const found = await db.select({ id: job.id }).from(job).where(eq(job.id, id))
  return found.length > 0
}

async function getTexts(db: Database, id: number) {
  const [row] = await db
    .select({
      positions: job.positions,
      description: job.description,
      requirements: job.requirements,
      benefits: job.benefits,
      howToApply: job.howToApply,
      applyUrl: job.applyUrl,
      views: job.views,
      updatedAt: job.updatedAt,
      qualification: { id: qualification.id, name: qualification.name },
      gender: { id: gender.id, name: gender.name },
      salary: {
        id: salaryBand.id,
        name: salaryBand.name,
        nameKm: salaryBand.nameKm,
        min: salaryBand.min,
        max: salaryBand.max,
      },
    })
    .from(job)
    .leftJoin(qualification, eq(qualification.id, job.qualificationId))
    .leftJoin(gender, eq(gender.id, job.genderId))
    .leftJoin(salaryBand, eq(salaryBand.id, job.salaryId))
    .where(eq(job.id, id))
  return row === undefined ? null : { ...row, updatedAt: row.updatedAt.toISOString() }
}

function listMajors(db: Database, jobId: number) {
  return db
    .select({ id: major.id, name: major.name, nameKm: major.nameKm })
    .from(jobMajor)
    .innerJoin(major, eq(major.id, jobMajor.majorId))
    .where(eq(jobMajor.jobId, jobId))
    .orderBy(asc(major.position), asc(major.id))
}
