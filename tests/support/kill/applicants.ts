import { connectDatabase, type Database } from '@/backend/db/connect'
import { job } from '@/backend/db/schema/vacancy'
import { publishJobs } from '../publish'
import { signIn } from '../visitors'
import type { Product } from './whole-product'
import { addResume } from './writes'

const JOBS = ['first', 'second', 'third']

/** New users with a résumé each, and three jobs that take applications, which the first call publishes. */
export async function addApplicants({ address, databaseUrl }: Product, count: number) {
  const { db, close } = connectDatabase(databaseUrl)
  try {
    const jobIds = await requireJobs(db)
    const applicants = []
    for (let user = 0; user < count; user += 1) {
      const headers = await signIn(db)
      applicants.push({ headers, resumeId: await addResume(address, headers) })
    }
    return { jobIds, applicants }
  } finally {
    await close()
  }
}

async function requireJobs(db: Database): Promise<readonly number[]> {
  const known = await db.select({ id: job.id }).from(job).orderBy(job.id)
  if (known.length > 0) return known.map(({ id }) => id)
  const drafts = JOBS.map((sourceRef) => ({ sourceRef, applyEmail: 'jobs@example.com' }))
  return publishJobs(db, ...drafts)
}
