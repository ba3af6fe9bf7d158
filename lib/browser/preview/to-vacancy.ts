import type { Vacancy, VacancyPreview } from '@/lib/contract/vacancies/vacancy'
import { sanitiseHtml } from './sanitise-html'

/** No published item has this id. */
const NO_ID = 0

/**
 * Converts a draft into a vacancy. Sanitised here, because anybody can write the fragment (promise T10). `now`
 * is ISO 8601.
 */
export function toVacancy(draft: VacancyPreview, now: string): Vacancy {
  return {
    ...draft,
    id: NO_ID,
    status: 'open',
    postedAt: now,
    updatedAt: now,
    country: null,
    views: 0,
    apply: draft.applyUrl === null ? { way: 'text' } : { way: 'site', url: draft.applyUrl },
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
