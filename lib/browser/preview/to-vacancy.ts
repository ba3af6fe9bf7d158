import createPurifier, { type Config } from 'dompurify'
import type { Vacancy, VacancyPreview } from '@/lib/contract/vacancies/vacancy'

/** No published item has this id. */
const NO_ID = 0

const RULES: Config & { readonly RETURN_DOM_FRAGMENT: true } = {
  ALLOWED_TAGS: 'p br ul ol li strong em b i h3 h4 a blockquote'.split(' '),
  ALLOWED_ATTR: ['href'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?|mailto):[^<>]*$/i,
  RETURN_DOM_FRAGMENT: true,
}

/**
 * Converts a draft into a vacancy. Sanitised here, because anybody can write the fragment (promise T10). `postedAt`
 * is ISO 8601.
 */
export function toPreviewVacancy(draft: VacancyPreview, postedAt: string): Vacancy {
  return {
    ...draft,
    id: NO_ID,
    status: 'open',
    postedAt,
    updatedAt: postedAt,
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

/** Sanitises HTML like the API does (promise T10). */
export function sanitiseHtml(html: string): string {
  const kept = document.createElement('div')
  kept.append(createPurifier(window).sanitize(html, RULES))
  for (const link of kept.querySelectorAll('a')) {
    // A link whose address was removed becomes text.
    if (!link.hasAttribute('href')) link.replaceWith(...link.childNodes)
    link.rel = 'nofollow noopener'
    link.target = '_blank'
  }
  return kept.innerHTML
}
