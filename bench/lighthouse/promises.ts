import type { Figures, Timings } from './figures'

/** Promise S5. */
const FULL_SCORE = 100
/** Times what the bare page of the same run takes. */
export const MOST_OF_BARE = 1.15

type Circumstances = {
  readonly isIndexed: boolean
  /** Of a bare page of Next in the same run: what the machine and Next take. */
  readonly bare: Pick<Timings, 'performance' | 'lcp' | 'tbt'>
}

/** The figures that miss promise S5, by the names they have in the table. */
export function listMissed(figures: Figures, { isIndexed, bare }: Circumstances): string[] {
  const { performance, accessibility, bestPractices, seo, lcp, tbt, cls } = figures
  const missed: readonly (readonly [name: string, isMissed: boolean])[] = [
    ['performance', performance < bare.performance],
    ['accessibility', accessibility < FULL_SCORE],
    ['best practices', bestPractices < FULL_SCORE],
    // Search engines are told to leave the page out, which Lighthouse counts as a fault.
    ['SEO', isIndexed && seo < FULL_SCORE],
    ['LCP', lcp > MOST_OF_BARE * bare.lcp],
    ['TBT', tbt > MOST_OF_BARE * bare.tbt],
    // 0.00 as it is shown.
    ['CLS', cls >= 0.005],
  ]
  return missed.filter(([, isMissed]) => isMissed).map(([name]) => name)
}
