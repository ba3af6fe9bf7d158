import {
  getCareersAdvice,
  listCareersAdvice,
  viewCareersAdvice,
} from '@/lib/contract/careers-advice'
import { getNews, listNews, viewNews } from '@/lib/contract/news'
import { careersAdvice, careersAdviceView, news, newsView } from '../db/schema/article'
import { DONE } from '../http/done'
import { mount } from '../http/mount'
import { missing, Refusal } from '../http/refusal'
import type { RouteContext } from '../http/route-context'
import { type ViewTables, writeArticleViews } from '../repositories/article-views'
import * as articles from '../repositories/articles'
import { createArticleViewCounter } from '../services/article-view-counter'

/** News and career advice: lists, details and views. */
export function mountArticleRoutes(context: RouteContext): void {
  mountArticles(context, {
    endpoints: { list: listNews, get: getNews, view: viewNews },
    tables: { article: news, view: newsView, articleId: newsView.newsId },
    name: 'news article',
  })
  mountArticles(context, {
    endpoints: { list: listCareersAdvice, get: getCareersAdvice, view: viewCareersAdvice },
    tables: {
      article: careersAdvice,
      view: careersAdviceView,
      articleId: careersAdviceView.careersAdviceId,
    },
    name: 'career advice',
  })
}

type Kind = {
  readonly endpoints: {
    readonly list: typeof listNews
    readonly get: typeof getNews
    readonly view: typeof viewNews
  }
  readonly tables: ViewTables
  readonly name: string
}

function mountArticles(context: RouteContext, { endpoints, tables, name }: Kind): void {
  const { app, db, clock, log } = context
  const nothing = missing(name)
  const views = createArticleViewCounter({
    clock,
    log,
    name,
    write: (batch) => writeArticleViews(db, tables, batch),
  })
  app.addHook('onClose', views.flush)

  mount(context, endpoints.list, ({ query }) =>
    articles.listArticles(db, tables.article, clock.now(), query),
  )

  mount(
    context,
    endpoints.get,
    async ({ params }) =>
      (await articles.getArticle(db, tables.article, clock.now(), params.id)) ?? nothing,
  )

  mount(context, endpoints.view, async ({ params, installationId }) => {
    if (installationId === null) {
      return new Refusal(650, 'Only registered installations are counted.')
    }
    if (!(await articles.isArticle(db, tables.article, clock.now(), params.id))) return nothing
    views.recordView(params.id, installationId)
    return DONE
  })
}
