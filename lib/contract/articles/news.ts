import { done, idParams, pageOf } from '@/lib/contract/common'
import { endpoint } from '@/lib/contract/endpoint'
import { article, articleQuery, articleSummary } from './article'

export const newsEndpoints = {
  list: endpoint({
    id: 'listNews',
    method: 'GET',
    path: '/v1/news',
    tag: 'News',
    summary: 'News, newest first',
    query: articleQuery,
    reply: pageOf(articleSummary),
  }),
  get: endpoint({
    id: 'getNews',
    method: 'GET',
    path: '/v1/news/{id}',
    tag: 'News',
    summary: 'One news article',
    params: idParams,
    reply: article,
    errors: [404],
  }),
  view: endpoint({
    id: 'viewNews',
    method: 'POST',
    path: '/v1/news/{id}/views',
    tag: 'News',
    summary: 'Count a view, once per installation and day',
    params: idParams,
    reply: done,
    errors: [404, 650],
  }),
}
