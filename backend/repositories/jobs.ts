import { savedJob } from '../db/schema/account'
import { job, jobMajor } from '../db/schema/job'
import { jobView } from '../db/schema/visitor'
import type { ViewTables } from './item-views'
import { createSavedList } from './saved-list'
import { createVacancies } from './vacancies'

/** Jobs, what is read and written of them. */
export const jobs = createVacancies({
  vacancy: job,
  majors: { table: jobMajor, owner: jobMajor.jobId, linked: jobMajor.majorId },
})

export const savedJobs = createSavedList(savedJob, savedJob.jobId, jobs.listSummaries)

export const jobViews: ViewTables = { item: job, id: job.id, view: jobView, viewed: jobView.jobId }
