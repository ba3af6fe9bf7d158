import type { Figures } from './figures'

/** Promise S5. */
const FULL_SCORE = 100
const MAX_LCP_MS = 1_100
const MAX_TBT_MS = 80

/** The figures that miss promise S5, by the names they have in the table. */
export function listMissed(figures: Figures, options: { readonly isIndexed: boolean }): string[] {
  const { performance, accessibility, bestPractices, seo, lcp, tbt, cls } = figures
  const missed: readonly (readonly [name: string, isMissed: boolean])[] = [
    ['performance', performance < FULL_SCORE],
    ['accessibility', accessibility < FULL_SCORE],
    ['best practices', bestPractices < FULL_SCORE],
    // Search engines are told to leave the page out, which Lighthouse counts as a fault.
    ['SEO', options.isIndexed && seo < FULL_SCORE],
    ['LCP', lcp > MAX_LCP_MS],
    ['TBT', tbt > MAX_TBT_MS],
    // 0.00 as it is shown.
    ['CLS', cls >= 0.005],
  ]
  return missed.filter(([, isMissed]) => isMissed).map(([name]) => name)
}
