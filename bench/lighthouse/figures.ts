/** Scores that are the same for every load, from 0 to 100. */
export type Marks = {
  readonly accessibility: number
  readonly bestPractices: number
  readonly seo: number
}

/** Measurements that differ between loads. */
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
  /** Transferred bytes. */
  readonly bytes: number
  /** Lighthouse's benchmark index of the machine at that time; a desktop has 1,500 and more. */
  readonly power: number
}

/** The result of one Lighthouse run for one page. */
export type Figures = Marks & Timings

/** The median; of an even number the lower of the two. Throws for an empty list. */
export function toMedian(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted[Math.floor((sorted.length - 1) / 2)]
  if (middle === undefined) throw new Error('There is no median of nothing.')
  return middle
}

/** The median of each figure. */
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
