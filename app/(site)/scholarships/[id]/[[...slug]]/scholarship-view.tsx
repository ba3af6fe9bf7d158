import { Breadcrumb } from '@/components/detail/breadcrumb'
import { CountView } from '@/components/detail/count-view'
import { ItemActions } from '@/components/detail/item-actions'
import { MajorPath } from '@/components/detail/major-path'
import { StructuredData } from '@/components/detail/structured-data'
import { SaveToggle } from '@/components/saving/save-toggle'
import { ScholarshipDetail } from '@/components/scholarships/scholarship-detail'
import { SimilarScholarships } from '@/components/scholarships/similar-scholarships'
import type { Scholarship } from '@/lib/contract/scholarships/scholarship'
import { readMajorPages } from '@/lib/server/data/majors'
import { orUnavailable } from '@/lib/server/data/reading'
import { readSimilarScholarships } from '@/lib/server/data/scholarships'
import { readToday } from '@/lib/server/data/today'
import { toMonetaryGrant } from '@/lib/server/seo/monetary-grant'
import { toSiteUrl } from '@/lib/server/site-url'
import { routes } from '@/lib/shared/routes'
import { DetailAdvertisement } from '../../../../detail-advertisement'

type Props = { readonly scholarship: Scholarship }

export async function ScholarshipView({ scholarship }: Props) {
  const { id, title } = scholarship
  const [similar, majors, today] = await Promise.all([
    orUnavailable(readSimilarScholarships(id), []),
    orUnavailable(readMajorPages(scholarship.majors), []),
    readToday(),
  ])
  const path = routes.scholarship(scholarship)
  const url = toSiteUrl(path)
  const save = { area: '/v1/scholarship', id, title } as const
  return (
    <>
      <CountView path={`/v1/scholarship/${id}/views`} />
      {scholarship.status === 'open' && (
        <StructuredData value={toMonetaryGrant(scholarship, url)} />
      )}
      <ScholarshipDetail
        scholarship={scholarship}
        majorPages={majors}
        today={today}
        breadcrumb={
          <Breadcrumb
            list={{ words: 'Scholarships', path: routes.scholarships }}
            page={{ words: title, path }}
            toUrl={toSiteUrl}
          />
        }
        actions={
          <ItemActions
            item={scholarship}
            title={title}
            listing={routes.scholarships}
            url={url}
            save={<SaveToggle {...save} labelled />}
          />
        }
        save={<SaveToggle {...save} />}
        below={
          <>
            <MajorPath majors={majors} here="Money" />
            <SimilarScholarships scholarships={similar} today={today} />
            <DetailAdvertisement />
          </>
        }
      />
    </>
  )
}
