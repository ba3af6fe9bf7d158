import { z } from 'zod'
import {
  count,
  countFromOne,
  done,
  id,
  idParams,
  moment,
  pageOf,
  pagingQuery,
  searchText,
} from '@/lib/contract/common'
import { endpoint } from '@/lib/contract/endpoint'

export const articleQuery = pagingQuery.extend({ searchText: searchText.optional() })

export const tipSummary = z.object({
  id,
  title: z.string(),
  titleKm: z.string().nullable(),
  /** One or two sentences of plain text. */
  summary: z.string(),
  author: z.string(),
  /** One or two words to group by: "Exams", "Power". */
  topic: z.string(),
  publishedAt: moment,
  updatedAt: moment,
  readingMinutes: countFromOne,
})
export type TipSummary = z.output<typeof tipSummary>

export const articleSummary = tipSummary.extend({ views: count })
export type ArticleSummary = z.output<typeof articleSummary>

const whole = {
  /** Sanitised HTML: headings from h2, paragraphs, lists, tables, links. */
  body: z.string(),
  /** Up to three other articles, same topic first. */
  related: z.array(z.object({ id, title: z.string() })),
}

export const tip = tipSummary.extend(whole)
export type Tip = z.output<typeof tip>

export const article = articleSummary.extend(whole)

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

export const interviewTipEndpoints = {
  list: endpoint({
    id: 'listInterviewTips',
    method: 'GET',
    path: '/v1/job-interview-tips',
    tag: 'Interview tips',
    summary: 'Tips for job interviews, newest first',
    query: articleQuery,
    reply: pageOf(tipSummary),
  }),
  get: endpoint({
    id: 'getInterviewTip',
    method: 'GET',
    path: '/v1/job-interview-tips/{id}',
    tag: 'Interview tips',
    summary: 'One tip for job interviews',
    params: idParams,
    reply: tip,
    errors: [404],
  }),
}

export type Article = z.output<typeof article>
