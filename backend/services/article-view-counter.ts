import type { FastifyBaseLogger } from 'fastify'
import type { ArticleView } from '../repositories/article-views'
import { createBatch } from './batch'
import { type Clock, toDay } from './calendar'

export type ArticleViewCounter = {
  /** Notes a view; the second one of an installation on a day counts nothing. */
  recordView(articleId: number, installationId: string): void
  flush(): Promise<void>
}

type Options = {
  readonly clock: Clock
  readonly log: FastifyBaseLogger
  /** What is viewed, for the log. */
  readonly name: string
  readonly write: (views: readonly ArticleView[]) => Promise<void>
}

/** Counts views once per installation, article and day, without a write per view (design §8). */
export function createArticleViewCounter({ clock, log, name, write }: Options): ArticleViewCounter {
  const batch = createBatch<ArticleView>({ name: `views of ${name}`, log, write })
  return {
    recordView(articleId, installationId) {
      const day = toDay(clock.now())
      batch.add(`${day} ${articleId} ${installationId}`, { day, articleId, installationId })
    },
    flush: batch.flush,
  }
}
