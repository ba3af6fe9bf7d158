import type { LandingOverview } from '@/lib/contract/vacancies/landing'
import { formatNumber } from '@/lib/shared/format/numbers'
import { formatPay } from '@/lib/shared/format/pay'
import { FUNDING_LABELS } from '@/lib/shared/listing/rows/scholarship-funding'
import {
  type FilterChoices,
  formatFilters,
  formatLabels,
  getLabel,
  joinNames,
  listChosen,
} from './filter-labels'
import type { MajorQuery, ScholarshipQuery, VacancyQuery } from './listings'
import { isProvince, OTHER_PLACES } from './other-places'

const { abroad, remote } = OTHER_PLACES

/**
 * Formats the title "Civil jobs in Siem Reap: Full-time, “bridge”"; `many` is the plural: `jobs`. `found` has the
 * values of Place that the listing has, so that the title does not put jobs abroad in Cambodia.
 */
export function describeVacancies(
  many: string,
  { filters }: VacancyQuery,
  choices: FilterChoices,
  found: readonly { readonly id: number }[] = [],
): string {
  const { categoryId, locationId, ...filtered } = filters
  const field = formatLabels(choices, 'categoryId', categoryId) ?? 'Engineering'
  const toNames = (ids: readonly number[]) =>
    ids.flatMap((id) => getLabel(choices, 'locationId', id) ?? [])
  const chosen = toNames(listChosen(locationId))
  const others = toNames(found.map(({ id }) => id)).filter((name) => name === abroad.name)
  const where = formatPlaces(chosen.length === 0 ? ['Cambodia', ...others] : chosen)
  return `${field} ${many} ${where}${formatFilters(filtered, choices)}`
}

/** Formats "in Kampot and Kep", "abroad", or "in Kampot and with remote work". */
function formatPlaces(names: readonly string[]): string {
  const provinces = names.filter((name) => isProvince({ name }))
  return [
    ...(provinces.length === 0 ? [] : [`in ${joinNames(provinces)}`]),
    ...(names.includes(abroad.name) ? ['abroad'] : []),
    ...(names.includes(remote.name) ? ['with remote work'] : []),
  ].join(' and ')
}

/**
 * Formats the title "Majors in Civil Engineering at Mekong Institute: “bridge”". No two single filters give
 * the same title.
 */
export function describeMajors({ filters }: MajorQuery, choices: FilterChoices): string {
  const { departmentId, universityId, ...others } = filters
  const field = formatLabels(choices, 'departmentId', departmentId)
  const university = formatLabels(choices, 'universityId', universityId)
  const subject = field === undefined ? 'Engineering majors' : `Majors in ${field}`
  const place = university === undefined ? 'in Cambodia' : `at ${university}`
  const isEverywhere = university === undefined && field !== undefined
  return (isEverywhere ? subject : `${subject} ${place}`) + formatFilters(others, choices)
}

/**
 * Formats the title "Fully funded scholarships in Water: Master’s degree, “flood”". No two single filters give
 * the same title.
 */
export function describeScholarships(
  { filters }: ScholarshipQuery,
  choices: FilterChoices,
): string {
  const { type, departmentId, majorId, universityId, ...others } = filters
  const parts = [
    ['in', formatLabels(choices, 'departmentId', departmentId)],
    ['to study', formatLabels(choices, 'majorId', majorId)],
    ['at', formatLabels(choices, 'universityId', universityId)],
  ].flatMap(([word, name]) => (name === undefined ? [] : [`${word} ${name}`]))
  return [
    type === undefined ? 'Scholarships' : `${FUNDING_LABELS[type]} scholarships`,
    ...(parts.length === 0 ? ['for engineers'] : parts),
  ]
    .join(' ')
    .concat(formatFilters(others, choices))
}

/** Formats "From 14 employers. 17 state the pay in US dollars: $270–1,100 a month." Empty when nothing is open. */
export function describeOffers(overview: LandingOverview): string {
  const { open, openIsExact, employers, paid, pay } = overview
  if (open === 0) return ''
  // Not all were counted, so only a lower bound is true.
  if (!openIsExact) return `From at least ${formatNumber(employers)} employers.`
  const from = `From ${formatNumber(employers)} ${employers === 1 ? 'employer' : 'employers'}.`
  if (pay === null) return `${from} None states its pay in US dollars.`
  const stating = paid === 1 ? 'One states' : `${formatNumber(paid)} state`
  return `${from} ${stating} the pay in US dollars: ${formatPay(pay)} a month.`
}

/** Formats the same where no count is shown above; `title` is like "Mechanical jobs in Kampot". */
export function describeLanding(title: string, overview: LandingOverview): string {
  const { open, openIsExact } = overview
  if (open === 0) return `${title}: none is open now.`
  const counted = `${openIsExact ? '' : 'more than '}${formatNumber(open)}`
  return `${title}: ${counted} open now. ${describeOffers(overview)}`
}
