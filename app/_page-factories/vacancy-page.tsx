import { ApplyButton } from '@/components/applications/apply-button'
import type { CareerStage } from '@/components/detail/career-path/career-steps'
import { HowToApplyLink } from '@/components/detail/how-to-apply-link'
import { QualificationCell } from '@/components/qualification/qualification-cell'
import { SanitisedHtml } from '@/components/ui/sanitised-html'
import { ApplyMethod } from '@/components/vacancies/apply-method'
import { SimilarVacancies } from '@/components/vacancies/similar-vacancies'
import { VacancyClosedNotice } from '@/components/vacancies/vacancy-closed-notice'
import { VacancyLayout } from '@/components/vacancies/vacancy-layout'
import type { VacancyApiPath } from '@/lib/contract/applications/schemaless-application-endpoints'
import type { Vacancy, VacancySummary } from '@/lib/contract/vacancies/vacancy'
import { vacancyMetadata } from '@/lib/server/seo/item-metadata'
import { toJobPosting } from '@/lib/server/seo/job-posting-schema'
import type { SharePictureMetadata } from '@/lib/server/share/share-picture'
import { toSiteUrl } from '@/lib/server/site-url'
import { hasNoApplyMethod } from '@/lib/shared/applications/has-no-apply-method'
import type { VacancyListing } from '@/lib/shared/listing/listings'
import {
  type DegreeRole,
  serializeRequirements,
  toVacancyRequirements,
} from '@/lib/shared/qualification/requirements'
import type { AlertLink } from '@/lib/shared/search-alerts/alert-links'
import type { GeneratedPage } from './create-page'
import type { IdParams } from './item-address'
import { createOpportunityPage } from './opportunity-page'

type VacancyPageOptions = {
  readonly name: string
  readonly listing: VacancyListing
  readonly area: VacancyApiPath
  readonly station: CareerStage
  readonly degreeAs: DegreeRole
  readonly read: (id: number) => Promise<Vacancy | null>
  readonly readSimilar: (id: number) => Promise<readonly VacancySummary[]>
  readonly toPath: (vacancy: Vacancy) => string
  readonly toPicture: (vacancy: Vacancy, siteName: string) => SharePictureMetadata
  readonly toAlert: (vacancy: Vacancy) => AlertLink
  /** The employment type of schema.org for all items of the area; read from each item when omitted. */
  readonly employmentType?: 'INTERN'
}

export function createVacancyPage({
  name,
  listing,
  area,
  degreeAs,
  employmentType,
  ...parts
}: VacancyPageOptions): GeneratedPage<IdParams> {
  const many = name.toLowerCase()
  const action = { area, listing: listing.path }
  const renderApply = (vacancy: Vacancy, className: string) => {
    const { id, apply } = vacancy
    if (apply.way === 'here') return <ApplyButton {...action} id={id} className={className} />
    if (hasNoApplyMethod(vacancy)) return null
    return <HowToApplyLink listing={listing.path} id={id} className={className} />
  }
  return createOpportunityPage({
    ...parts,
    area,
    renderApply,
    list: { words: name, path: listing.path },
    toTitle: ({ title }) => title,
    toMetadata: vacancyMetadata,
    toData: (vacancy, place) => toJobPosting(vacancy, place, employmentType),
    toShared: ({ title, company }) => `${title} at ${company.name}`,
    renderSimilar: (vacancies, today) => (
      <SimilarVacancies
        title={`Similar ${many}`}
        vacancies={vacancies}
        listing={listing.path}
        today={today}
      />
    ),
    render: (vacancy, slots) => (
      <VacancyLayout
        Text={SanitisedHtml}
        vacancy={vacancy}
        listing={listing.path}
        notice={<VacancyClosedNotice vacancy={vacancy} many={many} listing={listing} />}
        fit={
          vacancy.status === 'open' && (
            <QualificationCell
              asks={serializeRequirements([toVacancyRequirements(vacancy)])}
              degreeAs={degreeAs}
            />
          )
        }
        applyControl={
          <ApplyMethod
            vacancy={vacancy}
            href={parts.toPath(vacancy)}
            url={toSiteUrl(parts.toPath(vacancy))}
          />
        }
        {...slots}
      />
    ),
  })
}
