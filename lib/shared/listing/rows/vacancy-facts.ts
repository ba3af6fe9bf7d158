import type { VacancySummary } from '@/lib/contract/vacancies/vacancy'
import { toEmployerPattern } from '@/lib/shared/employer-pattern'
import { formatStatedPay } from '@/lib/shared/format/pay'
import { formatPostedDay } from '@/lib/shared/listing/rows/posted-day'
import { toAllowedLogoUrl } from '@/lib/shared/logo-path'
import { routes } from '@/lib/shared/routes'
import { toPostedDay } from './posted-day'
import type { RowFacts } from './row-facts'

/** Terms of most items in an area, which do not help to choose. */
const usualTerms: Readonly<Record<string, readonly string[]>> = {
  [routes.jobs]: ['Full-time'],
  [routes.internships]: ['Temporary', 'Fresh graduate'],
}

/** Characters of pay that fit into a row on a phone; sources may state it in sentences. */
const MAX_PAY_LENGTH = 40

/** `area` ("Internship") is set where rows of several areas are mixed. */
export function toVacancyFacts(
  vacancy: VacancySummary,
  listing: string,
  today: string,
  area?: string,
): RowFacts {
  const { id, title, company, location, place, closingDate, type, level } = vacancy
  const distinctive = toDistinctiveTerms(listing, [area, type?.name, level?.name])
  const here = vacancy.applyHere && vacancy.status === 'open' && 'Apply here'
  const posted = formatPostedDay(vacancy.postedAt, today)
  const terms = [here, distinctive, posted].filter(Boolean).join(' · ')
  const where = location?.name ?? place
  const material = toEmployerPattern(company.type)
  const postedDay = toPostedDay(Date.parse(vacancy.postedAt))
  const logo = toAllowedLogoUrl(company.logo)
  const stated = formatStatedPay(vacancy)
  const pays = stated !== null && stated.length > MAX_PAY_LENGTH ? 'Pay: see the listing' : stated
  const facts = [id, title, company.name, where, pays, closingDate, terms, postedDay] as const
  return logo === undefined ? [...facts, material] : [...facts, undefined, logo]
}

/** Formats "Contract, Senior": the terms that distinguish an item from most others. */
export function toDistinctiveTerms(
  listing: string,
  terms: readonly (string | undefined)[],
): string {
  const known = usualTerms[listing] ?? []
  return terms.filter((term) => term !== undefined && !known.includes(term)).join(', ')
}
