import { Breadcrumb } from '@/components/detail/breadcrumb'
import { CountView } from '@/components/detail/count-view'
import { ItemActions } from '@/components/detail/item-actions'
import { MajorPath } from '@/components/detail/major-path'
import { StructuredData } from '@/components/detail/structured-data'
import { SaveToggle } from '@/components/saving/save-toggle'
import { SimilarVacancies } from '@/components/vacancies/similar-vacancies'
import { VacancyClosed } from '@/components/vacancies/vacancy-closed'
import { VacancyDetail } from '@/components/vacancies/vacancy-detail'
import type { Job } from '@/lib/contract/vacancies/job'
import { readSimilarJobs } from '@/lib/server/data/jobs'
import { readMajorPages } from '@/lib/server/data/majors'
import { orUnavailable } from '@/lib/server/data/reading'
import { readToday } from '@/lib/server/data/today'
import { toJobPosting } from '@/lib/server/seo/job-posting'
import { toSiteUrl } from '@/lib/server/site-url'
import { jobListing } from '@/lib/shared/listing/listings'
import { routes } from '@/lib/shared/routes'
import { DetailAdvertisement } from '../../../../detail-advertisement'

type Props = { readonly job: Job }

export async function JobView({ job }: Props) {
  const [similar, majors, today] = await Promise.all([
    orUnavailable(readSimilarJobs(job.id), []),
    orUnavailable(readMajorPages(job.majors), []),
    readToday(),
  ])
  const url = toSiteUrl(routes.job(job))
  const save = { area: '/v1/job', id: job.id, title: job.title } as const
  return (
    <>
      <CountView path={`/v1/job/${job.id}/views`} />
      {job.status === 'open' && <StructuredData value={toJobPosting(job, url)} />}
      <VacancyDetail
        vacancy={job}
        majorPages={majors}
        today={today}
        listing={routes.jobs}
        notice={<VacancyClosed vacancy={job} many="jobs" listing={jobListing} />}
        actions={
          <ItemActions
            item={job}
            title={`${job.title} at ${job.company.name}`}
            listing={routes.jobs}
            url={url}
            save={<SaveToggle {...save} labelled />}
          />
        }
        save={<SaveToggle {...save} />}
        breadcrumb={
          <Breadcrumb
            list={{ words: 'Jobs', path: routes.jobs }}
            page={{ words: job.title, path: routes.job(job) }}
            toUrl={toSiteUrl}
          />
        }
        below={
          <>
            <MajorPath majors={majors} here="Work" />
            <SimilarVacancies
              title="Similar jobs"
              vacancies={similar}
              listing={routes.jobs}
              today={today}
            />
            <DetailAdvertisement />
          </>
        }
      />
    </>
  )
}
