import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import type { Transaction } from '@/backend/db/connect'
import { careerAdvice, interviewTip, news } from '@/backend/db/schema/article'
import { type CacheTag, tags } from '@/lib/shared/cache-tags'
import { readAdvertisementFiles, writeAdvertisements } from './kinds/advertisements'
import { readArticleFiles, writeArticles } from './kinds/articles'
import { readFaqFiles, writeFaqs } from './kinds/faqs'
import { readPageFiles, writePages } from './kinds/pages'
import { readTemplateFiles, writeTemplates } from './kinds/templates'
import type { Counts } from './write/plan-rows'

const CONTENT_LOCK = 'visvakor: write content'

export const contentFolder = fileURLToPath(new URL('.', import.meta.url)).replace(/[/\\]$/, '')

/**
 * Reads all content files. Throws BrokenContentError for a broken file, StartError for a missing or empty
 * folder.
 */
export async function readContent(root: string) {
  return {
    news: await readArticleFiles(root, 'news'),
    careerAdvice: await readArticleFiles(root, 'career-advice'),
    interviewTips: await readArticleFiles(root, 'interview-tips'),
    templates: await readTemplateFiles(root),
    pages: await readPageFiles(root),
    faqs: await readFaqFiles(root),
    advertisements: await readAdvertisementFiles(root),
  }
}

export type Content = Awaited<ReturnType<typeof readContent>>

export type ContentReport = Readonly<Record<keyof Content, Counts>>

export async function writeContent(
  tx: Transaction,
  content: Content,
  now: Date,
): Promise<ContentReport> {
  // The second of two processes waits here until the first is done.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${CONTENT_LOCK}, 0))`)
  return {
    news: await writeArticles(tx, news, content.news, now),
    careerAdvice: await writeArticles(tx, careerAdvice, content.careerAdvice, now),
    interviewTips: await writeArticles(tx, interviewTip, content.interviewTips, now),
    templates: await writeTemplates(tx, content.templates, now),
    pages: await writePages(tx, content.pages, now),
    faqs: await writeFaqs(tx, content.faqs, now),
    advertisements: await writeAdvertisements(tx, content.advertisements, now),
  }
}

/** Lists the cache tags of what a report says was changed. */
export function toChangedTags(report: ContentReport): CacheTag[] {
  return (Object.keys(report) as (keyof ContentReport)[])
    .filter((kind) => report[kind].added + report[kind].changed + report[kind].removed > 0)
    .map((kind) => tags[kind])
}
