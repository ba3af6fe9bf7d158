import lighthouse, { type Result } from 'lighthouse'
import type { Figures } from './figures'

/** One run: the figures, the audits that cost points, and Lighthouse's own report as HTML. */
export type Run = {
  readonly figures: Figures
  readonly faults: readonly string[]
  readonly report: string
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Chromium now and then loses the beginning of a recording; such a run says nothing about the page. */
const LOST_RECORDING = 'NO_NAVSTART'
const ATTEMPTS = 3

/**
 * Loads a page once as Lighthouse's mobile preset does: a slow phone on slow 4G, simulated.
 *
 * @param port of the browser's remote debugging
 */
export async function measure(url: string, port: number): Promise<Run> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await lighthouse(url, {
      port,
      output: 'html',
      logLevel: 'silent',
      onlyCategories: [...CATEGORIES],
    })
    if (!result) throw new Error(`Lighthouse gave no result for ${url}.`)
    const { lhr, report } = result
    if (lhr.runtimeError?.code === LOST_RECORDING && attempt < ATTEMPTS) continue
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
    return { figures: toFigures(lhr), faults: listFaults(lhr), report: String(report) }
  }
}

function toFigures({ categories, audits, environment }: Result): Figures {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const value = (name: string) => {
    const number = audits[name]?.numericValue
    if (number === undefined) throw new Error(`Lighthouse did not measure ${name}.`)
    return number
  }
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
    power: environment.benchmarkIndex,
  }
}

/** Audits that count and are not met, the timings left out: those stand in the table. */
function listFaults({ categories, audits }: Result): readonly string[] {
  return CATEGORIES.slice(1).flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${id}: ${audits[id]?.title ?? ''}`),
  )
}
