import type { EmployerPattern } from '@/lib/shared/employer-pattern'

/** The content of a row as a tuple: with twenty rows on a page, property names would be sent twenty times. */
export type RowFacts = readonly [
  id: number,
  title: string,
  /** The employer or provider. */
  organization: string,
  place: string,
  /** Null when no pay is stated. */
  payOrFunding: string | null,
  /** `YYYY-MM-DD`, or null when open until filled. */
  closingDate: string | null,
  terms: string,
  /** The day it was posted, in days since 2020. */
  postedDay: number,
  pattern?: EmployerPattern | undefined,
  logo?: string | undefined,
]

const WITH_ASIDE = /^(.+) \(([^()]+)\)$/

/**
 * Removes an end that the row repeats, since long titles are cut off there: "Grant in Water, Sangker
 * University" above "Sangker University", and "Award in Water (Master’s degree, Japan)" above degree and
 * country.
 */
export function toRowTitle(title: string, said: readonly string[]): string {
  const [, before, aside] = WITH_ASIDE.exec(title) ?? []
  if (before && aside?.split(', ').every((words) => said.includes(words))) return before
  const end = said.find((words) => words !== '' && title.endsWith(`, ${words}`))
  return end === undefined ? title : title.slice(0, -end.length - 2)
}

/** Returns the title as its row shows it. */
export function toDisplayTitle([, title, from, place, , , terms]: RowFacts): string {
  return toRowTitle(title, [from, place, ...terms.split(/, | · /)])
}
