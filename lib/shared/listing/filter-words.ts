import type { Choices } from './active-filters'

/**
 * The filters that are set as the end of a heading: ": Full-time, “bridge”"; empty when none is. The
 * order is none, and what is on no list has no words.
 */
export function toFilterWords(
  filters: Readonly<Record<string, unknown>>,
  choices: Choices,
): string {
  const words = Object.entries(filters).flatMap(([name, value]) => {
    if (name === 'searchText') return [`“${value}”`]
    const choice = choices[name]?.find(({ id }) => id === value)
    return choice === undefined ? [] : [choice.name]
  })
  return words.length === 0 ? '' : `: ${words.join(', ')}`
}
