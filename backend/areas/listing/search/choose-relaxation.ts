import type { SQL } from 'drizzle-orm'
import type { RelaxedQuery } from './query-relaxation'
import { isOutOfTime } from './time-budget'

type Bounds = {
  readonly above: number
  readonly enough: number
  readonly tooMany: number
}

/** Chooses the first query with enough rows, or else the one with most (before the time ends). Each finds all rows of the one before, so a binary search needs four counts for a dozen. */
export async function chooseRelaxedQuery(
  steps: readonly RelaxedQuery[],
  countOf: (where: SQL) => Promise<number>,
  { above, enough, tooMany }: Bounds,
): Promise<RelaxedQuery | null> {
  let best: { readonly count: number; readonly step: RelaxedQuery } | null = null
  let [from, end] = [0, steps.length]
  try {
    while (from < end) {
      const middle = Math.floor((from + end) / 2)
      const step = steps[middle]
      if (step === undefined) break
      const count = await countOf(step.where)
      const isBetter = count < enough ? count > (best?.count ?? above) : count < tooMany
      if (isBetter) best = { count, step }
      if (count < enough) from = middle + 1
      else end = middle
    }
  } catch (error) {
    if (best === null || !isOutOfTime(error)) throw error
  }
  return best?.step ?? null
}
