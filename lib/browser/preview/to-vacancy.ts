import type { Vacancy, VacancyPreview } from '@/lib/contract/vacancies/vacancy'
import { sanitiseHtml } from './sanitise-html'

/** No published item has this id. */
const NO_ID = 0

/**
 * A draft as the vacancy it would become, posted at `now` (ISO 8601). Its texts are made safe here,
 * because a fragment may have been written by anybody (promise T10).
 */
export function toVacancy(draft: VacancyPreview, now: string): Vacancy {
  return {
    ...draft,
    id: NO_ID,
    status: 'open',
    postedAt: now,
    updatedAt: now,
    views: 0,
    description: sanitiseHtml(draft.description),
    requirements: sanitiseHtml(draft.requirements),
    benefits: sanitiseHtml(draft.benefits),
    howToApply: sanitiseHtml(draft.howToApply),
    company: {
      ...draft.company,
      description: sanitiseHtml(draft.company.description),
      openJobs: 0,
      openInternships: 0,
    },
  }
}
