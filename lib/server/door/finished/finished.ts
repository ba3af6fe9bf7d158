import type { Logger } from 'pino'
import type { Step } from '../exchange'
import { createFinishedPages } from './finished-pages'
import { keepFinished } from './keep-finished'
import { createRefresher } from './refresher'

export type Finished = ReturnType<typeof createFinished>

export function createFinished(render: Step, log: Pick<Logger, 'error'>) {
  const pages = createFinishedPages(log)
  const keeper = keepFinished(pages, render)
  return { pages, keeper, refresher: createRefresher(keeper.remake, log) }
}
