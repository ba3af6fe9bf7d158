import { hasRevalidateSecret } from '@/lib/server/http/revalidate-secret'
import type { LimiterState } from '../concurrency-limit/concurrency-limiter'
import type { ApiCallLimiters, PageLimiters } from '../concurrency-limit/concurrency-limiters'
import type { BackgroundRefresher } from '../page-cache/background-refresher'
import type { PageCache } from '../page-cache/page-cache'
import type { Middleware } from '../request-context'
import { allowMethods } from './allowed-methods'

export const METRICS_PATH = '/metrics'

export type Metric = {
  /** Without the common prefix. */
  readonly name: string
  readonly help: string
  readonly type: 'counter' | 'gauge'
  /** Values by Prometheus labels, such as `lane="read"`; an empty label for a single value. */
  readonly values: Readonly<Record<string, number>>
}

/** Answers metrics in Prometheus text to holders of the secret of `/revalidate`; others get a 404 (decision 036). */
export function serveMetrics(read: () => readonly Metric[]): Middleware {
  return (context) => {
    const { request, response, path } = context
    if (path !== METRICS_PATH || !hasRevalidateSecret(request.headers.authorization)) return false
    if (allowMethods(context)) return true
    const text = read().map(toText).join('')
    response.writeHead(200, {
      'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
      'Cache-Control': 'no-store',
    })
    response.end(request.method === 'HEAD' ? undefined : text)
    return true
  }
}

function toText({ name, help, type, values }: Metric): string {
  const full = `visvakor_web_${name}`
  const lines = Object.entries(values).map(([labels, value]) => {
    return `${full}${labels === '' ? '' : `{${labels}}`} ${value}`
  })
  return [`# HELP ${full} ${help}`, `# TYPE ${full} ${type}`, ...lines, ''].join('\n')
}

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
      values: { '': pages.countEntries() },
    },
    {
      name: 'finished_bytes',
      help: 'Bytes of the pages in memory.',
      type: 'gauge',
      values: { '': pages.measureBytes() },
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
