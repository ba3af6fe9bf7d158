import { Breadcrumb } from '@/components/detail/breadcrumb'
import { CountView } from '@/components/detail/count-view'
import { ItemActions } from '@/components/detail/item-actions'
import { MajorPath } from '@/components/detail/major-path'
import { StructuredData } from '@/components/detail/structured-data'
import { SaveToggle } from '@/components/saving/save-toggle'
import { SimilarVacancies } from '@/components/vacancies/similar-vacancies'
import { VacancyClosed } from '@/components/vacancies/vacancy-closed'
import { VacancyDetail } from '@/components/vacancies/vacancy-detail'
import type { Internship } from '@/lib/contract/vacancies/internship'
import { readSimilarInternships } from '@/lib/server/data/internships'
import { readMajorPages } from '@/lib/server/data/majors'
import { orUnavailable } from '@/lib/server/data/reading'
import { readToday } from '@/lib/server/data/today'
import { toJobPosting } from '@/lib/server/seo/job-posting'
import { toSiteUrl } from '@/lib/server/site-url'
import { internshipListing } from '@/lib/shared/listing/listings'
import { routes } from '@/lib/shared/routes'
import { DetailAdvertisement } from '../../../../detail-advertisement'

type Props = { readonly internship: Internship }

export async function InternshipView({ internship }: Props) {
  const [similar, majors, today] = await Promise.all([
    orUnavailable(readSimilarInternships(internship.id), []),
    orUnavailable(readMajorPages(internship.majors), []),
    readToday(),
  ])
  const url = toSiteUrl(routes.internship(internship))
  const save = { area: '/v1/internship', id: internship.id, title: internship.title } as const
  return (
    <>
      <CountView path={`/v1/internship/${internship.id}/views`} />
      {internship.status === 'open' && (
        <StructuredData value={toJobPosting(internship, url, 'INTERN')} />
      )}
      <VacancyDetail
        vacancy={internship}
        majorPages={majors}
        today={today}
        listing={routes.internships}
        notice={
          <VacancyClosed vacancy={internship} many="internships" listing={internshipListing} />
        }
        actions={
          <ItemActions
            item={internship}
            title={`${internship.title} at ${internship.company.name}`}
            listing={routes.internships}
            url={url}
            save={<SaveToggle {...save} labelled />}
          />
        }
        save={<SaveToggle {...save} />}
        breadcrumb={
          <Breadcrumb
            list={{ words: 'Internships', path: routes.internships }}
            page={{ words: internship.title, path: routes.internship(internship) }}
            toUrl={toSiteUrl}
          />
        }
        below={
          <>
            <MajorPath majors={majors} here="Practice" />
            <SimilarVacancies
              title="Similar internships"
              vacancies={similar}
              listing={routes.internships}
              today={today}
            />
            <DetailAdvertisement />
          </>
        }
      />
    </>
  )
}
