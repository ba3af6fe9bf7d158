import { Breadcrumb } from '@/components/detail/breadcrumb'
import { ShareActions } from '@/components/detail/share-actions'
import { StructuredData } from '@/components/detail/structured-data'
import { UnavailableNotice } from '@/components/layout/notices/unavailable-notice'
import { MajorDetail } from '@/components/majors/major-detail'
import { MajorStations } from '@/components/majors/major-stations'
import type { Major } from '@/lib/contract/studies/major'
import { readInternships } from '@/lib/server/data/internships'
import { readJobs } from '@/lib/server/data/jobs'
import { orUnavailable } from '@/lib/server/data/reading'
import { readScholarships } from '@/lib/server/data/scholarships'
import { readToday } from '@/lib/server/data/today'
import { toMajorProgramme } from '@/lib/server/seo/major-programme'
import { toSiteUrl } from '@/lib/server/site-url'
import { routes } from '@/lib/shared/routes'
import { DetailAdvertisement } from '../../../../detail-advertisement'

type Props = { readonly major: Major }

export async function MajorView({ major }: Props) {
  const open = await orUnavailable(readOpenFor(major), undefined)
  if (open === undefined) return <UnavailableNotice />
  const path = routes.major(major)
  return (
    <>
      <StructuredData value={toMajorProgramme(major, toSiteUrl)} />
      <MajorDetail
        major={major}
        breadcrumb={
          <Breadcrumb
            list={{ words: 'Majors', path: routes.majors }}
            page={{ words: major.name, path }}
            toUrl={toSiteUrl}
          />
        }
        actions={<ShareActions url={toSiteUrl(path)} title={major.name} />}
        below={
          <>
            <MajorStations major={major} {...open} />
            <DetailAdvertisement />
          </>
        }
      />
    </>
  )
}

const limit = 4

async function readOpenFor({ id: majorId }: Major) {
  const [scholarships, internships, jobs, today] = await Promise.all([
    readScholarships({ majorId, limit }),
    readInternships({ majorId, limit }),
    readJobs({ majorId, limit }),
    readToday(),
  ])
  return { scholarships: scholarships.data, internships: internships.data, jobs: jobs.data, today }
}
