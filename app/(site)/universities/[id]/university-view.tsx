import { Breadcrumb } from '@/components/detail/breadcrumb'
import { ShareActions } from '@/components/detail/share-actions'
import { StructuredData } from '@/components/detail/structured-data'
import { UnavailableNotice } from '@/components/layout/notices/unavailable-notice'
import { UniversityDetail } from '@/components/universities/university-detail'
import { UniversityStations } from '@/components/universities/university-stations'
import type { University } from '@/lib/contract/studies/university'
import { orUnavailable } from '@/lib/server/data/reading'
import { readScholarships } from '@/lib/server/data/scholarships'
import { readToday } from '@/lib/server/data/today'
import { toCollegeOrUniversity } from '@/lib/server/seo/college'
import { toSiteUrl } from '@/lib/server/site-url'
import { routes } from '@/lib/shared/routes'
import { DetailAdvertisement } from '../../../detail-advertisement'

type Props = { readonly university: University }

export async function UniversityView({ university }: Props) {
  const open = await orUnavailable(readOpenAt(university), undefined)
  if (open === undefined) return <UnavailableNotice />
  const path = routes.university(university)
  return (
    <>
      <StructuredData value={toCollegeOrUniversity(university, toSiteUrl)} />
      <UniversityDetail
        university={university}
        breadcrumb={
          <Breadcrumb
            list={{ words: 'Universities', path: routes.universities }}
            page={{ words: university.name, path }}
            toUrl={toSiteUrl}
          />
        }
        actions={<ShareActions url={toSiteUrl(path)} title={university.name} />}
        below={
          <>
            <UniversityStations university={university} {...open} />
            <DetailAdvertisement />
          </>
        }
      />
    </>
  )
}

const limit = 6

async function readOpenAt({ id: universityId }: University) {
  const [scholarships, today] = await Promise.all([
    readScholarships({ universityId, limit }),
    readToday(),
  ])
  return { scholarships: scholarships.data, today }
}
