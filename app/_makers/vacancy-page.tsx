import type { PathStation } from '@/components/detail/path-strip'
import { SimilarVacancies } from '@/components/vacancies/similar-vacancies'
import { VacancyClosed } from '@/components/vacancies/vacancy-closed'
import { VacancyDetail } from '@/components/vacancies/vacancy-detail'
import type { SavingArea } from '@/lib/contract/saving'
import type { Vacancy, VacancySummary } from '@/lib/contract/vacancies/vacancy'
import { toJobPosting } from '@/lib/server/seo/job-posting'
import { vacancyMetadata } from '@/lib/server/seo/vacancy-metadata'
import type { VacancyListing } from '@/lib/shared/listing/listings'
import { openingPage } from './opening-page'

type Area = {
  readonly name: string
  readonly listing: VacancyListing
  readonly area: SavingArea
  readonly station: PathStation
  readonly read: (id: number) => Promise<Vacancy | null>
  readonly readSimilar: (id: number) => Promise<readonly VacancySummary[]>
  readonly toPath: (vacancy: Vacancy) => string
  /** The word schema.org has for all of them; each may have its own when not given. */
  readonly employmentType?: 'INTERN'
}

export function vacancyPage({ name, listing, employmentType, ...area }: Area) {
  const many = name.toLowerCase()
  return openingPage({
    ...area,
    list: { words: name, path: listing.path },
    toMetadata: vacancyMetadata,
    toData: (vacancy, url) => toJobPosting(vacancy, url, employmentType),
    toShared: ({ title, company }) => `${title} at ${company.name}`,
    showSimilar: (vacancies, today) => (
      <SimilarVacancies
        title={`Similar ${many}`}
        vacancies={vacancies}
        listing={listing.path}
        today={today}
      />
    ),
    show: (vacancy, slots) => (
      <VacancyDetail
        vacancy={vacancy}
        listing={listing.path}
        notice={<VacancyClosed vacancy={vacancy} many={many} listing={listing} />}
        {...slots}
      />
    ),
  })
}
