/** What a page is however often it is loaded, each from 0 to 100. */
export type Marks = {
  readonly accessibility: number
  readonly bestPractices: number
  readonly seo: number
}

/** What differs from one load to the next. */
export type Timings = {
  /** From 0 to 100. */
  readonly performance: number
  /** First contentful paint, milliseconds. */
  readonly fcp: number
  /** Largest contentful paint, milliseconds. */
  readonly lcp: number
  /** Total blocking time, milliseconds. */
  readonly tbt: number
  /** Cumulative layout shift, no unit. */
  readonly cls: number
  /** What came over the wire. */
  readonly bytes: number
  /** Lighthouse's mark for the machine at that moment; it knows 1,500 and more for a desktop. */
  readonly power: number
}

/** What one run of Lighthouse tells of one page. */
export type Figures = Marks & Timings

/** The middle one; of an even number the lower of the two. Throws when there is none. */
export function toMedian(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted[Math.floor((sorted.length - 1) / 2)]
  if (middle === undefined) throw new Error('There is no median of nothing.')
  return middle
}

/** The median of each figure by itself. */
export function toMedians(runs: readonly Figures[]): Figures {
  const median = (name: keyof Figures) => toMedian(runs.map((run) => run[name]))
  return {
    performance: median('performance'),
    accessibility: median('accessibility'),
    bestPractices: median('bestPractices'),
    seo: median('seo'),
    fcp: median('fcp'),
    lcp: median('lcp'),
    tbt: median('tbt'),
    cls: median('cls'),
    bytes: median('bytes'),
    power: median('power'),
  }
}
