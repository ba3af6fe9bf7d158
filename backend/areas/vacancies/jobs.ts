import type { ViewTables } from '@/backend/areas/listing/item-views'
import { createSavedList } from '@/backend/areas/listing/saved-list'
import { job, jobMajor } from '@/backend/db/schema/job'
import { jobView } from '@/backend/db/schema/listing-views'
import { savedJob } from '@/backend/db/schema/saved-listings'
import { createVacancies } from './vacancies'

/** Jobs, what is read and written of them. */
export const jobs = createVacancies({
  vacancy: job,
  majors: { table: jobMajor, owner: jobMajor.jobId, linked: jobMajor.majorId },
})

export const savedJobs = createSavedList(savedJob, savedJob.jobId, jobs.listSummaries)

export const jobViews: ViewTables = { item: job, id: job.id, view: jobView, viewed: jobView.jobId }
