import { z } from 'zod'
import {
  count,
  countFromOne,
  id,
  idParams,
  moment,
  pageOf,
  pagingQuery,
  searchText,
} from '@/lib/contract/common'
import { endpoint } from '@/lib/contract/endpoint'
import { viewEndpoint } from '@/lib/contract/listing'

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
export type Article = z.output<typeof article>

type Names = {
  /** Part of the ids: `listNews`. */
  readonly name: string
  readonly path: `/v1/${string}`
  readonly tag: string
  /** In a sentence: "One news article". */
  readonly one: string
}

/** Defines the endpoints of articles whose views are counted. */
function articleEndpoints({ name, path, tag, one }: Names) {
  return {
    list: endpoint({
      id: `list${name}`,
      method: 'GET',
      path,
      tag,
      summary: `${tag}, newest first`,
      query: articleQuery,
      reply: pageOf(articleSummary),
    }),
    get: endpoint({
      id: `get${name}`,
      method: 'GET',
      path: `${path}/{id}`,
      tag,
      summary: `One ${one}`,
      params: idParams,
      reply: article,
      errors: [404],
    }),
    view: viewEndpoint({
      id: `view${name}`,
      path: `${path}/{id}/views`,
      tag,
      summary: 'Count a view, once per installation and day',
    }),
  }
}

export const newsEndpoints = articleEndpoints({
  name: 'News',
  path: '/v1/news',
  tag: 'News',
  one: 'news article',
})

export const careerAdviceEndpoints = articleEndpoints({
  name: 'CareersAdvice',
  path: '/v1/careers-advice',
  tag: 'Career advice',
  one: 'piece of career advice',
})

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
