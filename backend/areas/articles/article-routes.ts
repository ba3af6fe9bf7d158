import { mountViews } from '@/backend/areas/listing/views/view-routes'
import { notFound } from '@/backend/platform/http/http-error'
import { mount } from '@/backend/platform/http/mount'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { careerAdviceEndpoints } from '@/lib/contract/articles/career-advice'
import { newsEndpoints } from '@/lib/contract/articles/news'
import * as articles from './articles'

export function mountArticleRoutes(context: RouteContext): void {
  mountArticles(context, articles.newsArticles, {
    list: newsEndpoints.list,
    get: newsEndpoints.get,
    view: newsEndpoints.view,
    name: 'news article',
  })
  mountArticles(context, articles.adviceArticles, {
    list: careerAdviceEndpoints.list,
    get: careerAdviceEndpoints.get,
    view: careerAdviceEndpoints.view,
    name: 'career advice',
  })
}

type Mounted = {
  readonly list: typeof newsEndpoints.list
  readonly get: typeof newsEndpoints.get
  readonly view: typeof newsEndpoints.view
  readonly name: string
}

function mountArticles(
  context: RouteContext,
  tables: articles.ArticleTables,
  { list, get, view, name }: Mounted,
): void {
  const { db, clock } = context
  const { item } = tables

  mount(context, list, ({ query }) => articles.listArticles(db, item, clock.now(), query))

  mount(
    context,
    get,
    async ({ params }) =>
      (await articles.getArticle(db, item, clock.now(), params.id)) ?? notFound(name),
  )

  mountViews(context, view, {
    exists: (_, id) => articles.isArticle(db, item, clock.now(), id),
    tables,
    name,
  })
}
