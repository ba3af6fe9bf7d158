import { done, idParams, pageOf } from '@/lib/contract/common'
import { endpoint } from '@/lib/contract/endpoint'
import { article, articleQuery, articleSummary } from './article'

export const careerAdviceEndpoints = {
  list: endpoint({
    id: 'listCareersAdvice',
    method: 'GET',
    path: '/v1/careers-advice',
    tag: 'Career advice',
    summary: 'Career advice, newest first',
    query: articleQuery,
    reply: pageOf(articleSummary),
  }),
  get: endpoint({
    id: 'getCareersAdvice',
    method: 'GET',
    path: '/v1/careers-advice/{id}',
    tag: 'Career advice',
    summary: 'One piece of career advice',
    params: idParams,
    reply: article,
    errors: [404],
  }),
  view: endpoint({
    id: 'viewCareersAdvice',
    method: 'POST',
    path: '/v1/careers-advice/{id}/views',
    tag: 'Career advice',
    summary: 'Count a view, once per installation and day',
    params: idParams,
    reply: done,
    errors: [404, 650],
  }),
}
