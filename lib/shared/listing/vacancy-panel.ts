import type { Named } from '@/lib/contract/common'
import type { VacancyFacets } from '@/lib/contract/vacancies/vacancy'

/** The lists a filter of vacancies is chosen from, by the filter they fill (spec §3). */
export type VacancyChoices = { readonly [K in keyof VacancyFacets]: readonly Named[] }
