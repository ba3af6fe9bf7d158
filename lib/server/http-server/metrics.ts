import type { LimiterState } from './concurrency-limit/concurrency-limiter'
import type { ApiCallLimiters, PageLimiters } from './concurrency-limit/concurrency-limiters'
import type { Metric } from './middleware/metrics'
import type { BackgroundRefresher } from './page-cache/background-refresher'
import type { PageCache } from './page-cache/page-cache'

type MetricSources = {
  readonly pages: PageCache
  readonly refresher: BackgroundRefresher
  readonly limiters: PageLimiters & ApiCallLimiters
}

export function collectMetrics({ pages, refresher, limiters }: MetricSources): readonly Metric[] {
  const { fresh, stale } = pages.readAnswers()
  const perLimiter = (name: keyof LimiterState) =>
    Object.fromEntries(
      Object.entries(limiters).map(([lane, { getState }]) => [`lane="${lane}"`, getState()[name]]),
    )
  return [
    {
      name: 'finished_answers_total',
      help: 'Answers from memory.',
      type: 'counter',
      values: { 'state="fresh"': fresh, 'state="stale"': stale },
    },
    {
      name: 'finished_pages',
      help: 'Pages in memory.',
      type: 'gauge',
      values: { '': pages.readCount() },
    },
    {
      name: 'finished_bytes',
      help: 'Bytes of the pages in memory.',
      type: 'gauge',
      values: { '': pages.readBytes() },
    },
    {
      name: 'refreshed_total',
      help: 'Cached pages refreshed in the background.',
      type: 'counter',
      values: { '': refresher.countRefreshed() },
    },
    {
      name: 'refresh_waiting',
      help: 'Cached pages that wait to be refreshed.',
      type: 'gauge',
      values: { '': refresher.countPending() },
    },
    {
      name: 'admitted_total',
      help: 'Requests Next was asked to answer.',
      type: 'counter',
      values: perLimiter('admitted'),
    },
    {
      name: 'refused_total',
      help: 'Requests that were not admitted in time.',
      type: 'counter',
      values: perLimiter('refused'),
    },
    {
      name: 'running',
      help: 'Requests Next is answering.',
      type: 'gauge',
      values: perLimiter('running'),
    },
    {
      name: 'waiting',
      help: 'Requests that wait for a place.',
      type: 'gauge',
      values: perLimiter('waiting'),
    },
    {
      name: 'memory_bytes',
      help: 'Memory of the process.',
      type: 'gauge',
      values: {
        'kind="resident"': process.memoryUsage.rss(),
        'kind="heap"': process.memoryUsage().heapUsed,
      },
    },
  ]
}
