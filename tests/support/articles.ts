import { toArticleHtml } from '@/backend/areas/articles/article-html'
import type { Database } from '@/backend/db/connect'
import { careerAdvice, interviewTip, news } from '@/backend/db/schema/article'
import { htmlToLine } from '@/backend/platform/text/html-to-text'
import { toSearchColumn } from '@/backend/platform/text/search/fold-text'

/** Article types by path. */
const TABLES = {
  '/v1/news': news,
  '/v1/careers-advice': careerAdvice,
  '/v1/job-interview-tips': interviewTip,
} as const
export type ArticlePath = keyof typeof TABLES

type Stated = {
  readonly slug: string
  readonly title?: string
  readonly titleKm?: string
  readonly summary?: string
  readonly topic?: string
  /** Markdown. */
  readonly body?: string
  readonly publishedAt?: string
}

/** A default article; pass what matters to the test. */
function toRow({ slug, title = `Article ${slug}`, titleKm, publishedAt, ...rest }: Stated) {
  const { summary = 'What it is about.', topic = 'Power', body = 'A short text.' } = rest
  const html = toArticleHtml(body)
  const moment = new Date(publishedAt ?? '2026-03-01T01:00:00Z')
  return {
    slug,
    contentHash: slug,
    title,
    titleKm: titleKm ?? null,
    summary,
    author: 'News desk',
    topic,
    body: html,
    readingMinutes: 1,
    search: toSearchColumn(`${title} ${titleKm ?? ''}`, [topic, summary, htmlToLine(html)]),
    publishedAt: moment,
    updatedAt: moment,
  }
}

/** Inserts articles and returns their ids in order. */
export async function addArticles(
  db: Database,
  path: ArticlePath,
  ...stated: Stated[]
): Promise<number[]> {
  const table = TABLES[path]
  const rows = await db.insert(table).values(stated.map(toRow)).returning({ id: table.id })
  return rows.map(({ id }) => id)
}
