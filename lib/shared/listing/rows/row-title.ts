import type { RowFacts } from './row-facts'

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
export function toShownTitle([, title, from, place, , , terms]: RowFacts): string {
  return toRowTitle(title, [from, place, ...terms.split(/, | · /)])
}
