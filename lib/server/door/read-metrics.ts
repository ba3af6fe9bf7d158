import type { LaneState } from './admission/lane'
import type { CallLanes, PageLanes } from './admission/lanes'
import type { FinishedPages } from './finished/finished-pages'
import type { Refresher } from './finished/refresher'
import type { Metric } from './steps/serve-metrics'

type Parts = {
  readonly pages: FinishedPages
  readonly refresher: Refresher
  readonly lanes: PageLanes & CallLanes
}

export function readMetrics({ pages, refresher, lanes }: Parts): readonly Metric[] {
  const { fresh, stale } = pages.readAnswers()
  const ofLanes = (name: keyof LaneState) =>
    Object.fromEntries(
      Object.entries(lanes).map(([lane, { read }]) => [`lane="${lane}"`, read()[name]]),
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
      help: 'Pages made anew behind their readers.',
      type: 'counter',
      values: { '': refresher.countMade() },
    },
    {
      name: 'refresh_waiting',
      help: 'Pages that wait to be made anew.',
      type: 'gauge',
      values: { '': refresher.countWaiting() },
    },
    {
      name: 'admitted_total',
      help: 'Requests Next was asked to answer.',
      type: 'counter',
      values: ofLanes('admitted'),
    },
    {
      name: 'refused_total',
      help: 'Requests that were not admitted in time.',
      type: 'counter',
      values: ofLanes('refused'),
    },
    {
      name: 'running',
      help: 'Requests Next is answering.',
      type: 'gauge',
      values: ofLanes('running'),
    },
    {
      name: 'waiting',
      help: 'Requests that wait for a place.',
      type: 'gauge',
      values: ofLanes('waiting'),
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
