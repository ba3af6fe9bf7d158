import lighthouse, { type Result } from 'lighthouse'
import type { Figures, Marks, Timings } from './figures'

/** One run: the figures, the audits that cost points, and Lighthouse's HTML report. */
export type Run = {
  readonly figures: Figures
  readonly faults: readonly string[]
  readonly report: string
}

/** Categories of a page's scores. */
const OF_MARKS = ['accessibility', 'best-practices', 'seo'] as const

/** Chromium sometimes loses the start of a trace; such a run says nothing about the page. */
const LOST_RECORDING = 'NO_NAVSTART'
const ATTEMPTS = 3

/**
 * Loads a page once with Lighthouse's mobile preset: a slow phone on slow 4G, simulated.
 *
 * @param port of the browser's remote debugging
 * @param known a run of the same page: its scores are used again without their audits, which saves half of the time
 */
export async function measure(url: string, port: number, known?: Run): Promise<Run> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await lighthouse(url, {
      port,
      output: 'html',
      logLevel: 'silent',
      onlyCategories: ['performance', ...(known ? [] : OF_MARKS)],
      disableFullPageScreenshot: true,
    })
    if (!result) throw new Error(`Lighthouse gave no result for ${url}.`)
    const { lhr, report } = result
    if (lhr.runtimeError?.code === LOST_RECORDING && attempt < ATTEMPTS) continue
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
    const timings = toTimings(lhr)
    if (known) return { ...known, figures: { ...known.figures, ...timings } }
    const figures = { ...toMarks(lhr), ...timings }
    return { figures, faults: listFaults(lhr), report: String(report) }
  }
}

const toScore = ({ categories }: Result, name: string) =>
  Math.round((categories[name]?.score ?? 0) * 100)

function toMarks(result: Result): Marks {
  return {
    accessibility: toScore(result, 'accessibility'),
    bestPractices: toScore(result, 'best-practices'),
    seo: toScore(result, 'seo'),
  }
}

function toTimings(result: Result): Timings {
  const value = (name: string) => {
    const number = result.audits[name]?.numericValue
    if (number === undefined) throw new Error(`Lighthouse did not measure ${name}.`)
    return number
  }
  return {
    performance: toScore(result, 'performance'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
    power: result.environment.benchmarkIndex,
  }
}

/** Failed audits that count, without the timings, which are in the table. */
function listFaults({ categories, audits }: Result): readonly string[] {
  return OF_MARKS.flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${id}: ${audits[id]?.title ?? ''}`),
  )
}
