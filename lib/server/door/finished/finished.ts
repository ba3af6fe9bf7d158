import type { Logger } from 'pino'
import { watchThread } from '../admission/thread'
import type { Step } from '../exchange'
import { createAnswerCounter } from './answer-counter'
import { createFinishedPages } from './finished-pages'
import { keepFinished } from './keep-finished'
import { createRefresher } from './refresher'

/** Of a thread that answers alone: it waits for those who ask, too. */
const BUSY = 0.6

export type Finished = ReturnType<typeof createFinished>

export function createFinished(render: Step, log: Pick<Logger, 'error' | 'info'>) {
  const thread = watchThread(Number.POSITIVE_INFINITY, BUSY)
  const pages = createFinishedPages(log, thread)
  const keeper = keepFinished(pages, render)
  const refresher = createRefresher(keeper.remake, log, thread)
  return { pages, keeper, refresher, counter: createAnswerCounter(log) }
}
