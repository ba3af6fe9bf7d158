import type { Figures, Timings } from './figures'

/** Promise S5. */
const FULL_SCORE = 100
/** Limit: times the figure of the bare page in the same run. */
export const MOST_OF_BARE = 1.15

type Circumstances = {
  readonly isIndexed: boolean
  /** Figures of a bare Next page in the same run: the cost of machine and Next. */
  readonly bare: Pick<Timings, 'performance' | 'lcp' | 'tbt'>
}

/** The figures that miss promise S5, by their names in the table. */
export function listMissed(figures: Figures, { isIndexed, bare }: Circumstances): string[] {
  const { performance, accessibility, bestPractices, seo, lcp, tbt, cls } = figures
  const missed: readonly (readonly [name: string, isMissed: boolean])[] = [
    ['performance', performance < bare.performance],
    ['accessibility', accessibility < FULL_SCORE],
    ['best practices', bestPractices < FULL_SCORE],
    // The page is marked as noindex, which Lighthouse counts as a fault.
    ['SEO', isIndexed && seo < FULL_SCORE],
    ['LCP', lcp > MOST_OF_BARE * bare.lcp],
    ['TBT', tbt > MOST_OF_BARE * bare.tbt],
    // 0.00 as displayed.
    ['CLS', cls >= 0.005],
  ]
  return missed.filter(([, isMissed]) => isMissed).map(([name]) => name)
}
