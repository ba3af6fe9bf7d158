import { z } from 'zod'
import { count, countFromOne, id, moment, pagingQuery, searchText } from '@/lib/contract/common'

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
