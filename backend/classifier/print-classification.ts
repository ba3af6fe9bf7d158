import type { Classification, Decision } from './posting'

/** Terms printed of one decision. */
const MAX_TERMS = 6

/** Returns lines with every decision about a posting, its margin, and the terms that decided. */
export function printClassification({ posts, ...decisions }: Classification): string[] {
  const rows = Object.entries(decisions) as [string, Decision<unknown>][]
  return [
    `posts: ${posts.join(' | ')}`,
    ...rows.flatMap(([name, { value, margin, terms }]) => [
      `${name}: ${printValue(value)} (margin ${margin.toFixed(1)})`,
      ...terms
        .slice(0, MAX_TERMS)
        .map(
          ({ term, place, points }) => `    ${points.toFixed(1).padStart(5)}  ${term} (${place})`,
        ),
    ]),
  ]
}

function printValue(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.join(', ')
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return value === null ? 'not clear' : String(value)
}
