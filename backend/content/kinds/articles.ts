import { z } from 'zod'
import { toArticleHtml, toReadingMinutes } from '@/backend/areas/articles/article-html'
import type { ArticleTable } from '@/backend/areas/articles/article-queries'
import { requireBody } from '@/backend/content/read/front-matter'
import type { Transaction } from '@/backend/db/connect'
import { excluded } from '@/backend/db/excluded'
import { toWords } from '@/backend/platform/text/html-words'
import { toSearchColumn } from '@/backend/platform/text/search/fold-text'
import { lineField, momentField, titledFields } from '../read/fields'
import { readContentFiles } from '../read/read-files'
import type { Counts } from '../write/plan-rows'
import { syncRows } from '../write/sync-rows'

const fields = z.strictObject({
  ...titledFields,
  author: lineField(80),
  topic: lineField(40),
  publishedAt: momentField,
})

const WRITTEN = [
  ...(['contentHash', 'title', 'titleKm', 'summary', 'author', 'topic', 'body'] as const),
  ...(['readingMinutes', 'search', 'publishedAt', 'updatedAt'] as const),
] as const

/** Reads the articles of a folder, oldest first, so that ids grow with time. */
export async function readArticleFiles(root: string, folder: string) {
  const files = await readContentFiles(root, folder, fields)
  return files
    .map((file) => {
      const { title, titleKm = null, summary, author, topic, publishedAt, updatedAt } = file.fields
      const body = toArticleHtml(requireBody(file))
      return {
        slug: file.slug,
        title,
        titleKm,
        summary,
        author,
        topic,
        body,
        readingMinutes: toReadingMinutes(body),
        search: toSearchColumn([title, titleKm ?? ''].join(' '), [topic, summary, toWords(body)]),
        publishedAt,
        updatedAt: updatedAt ?? null,
      }
    })
    .toSorted((one, other) => one.publishedAt.getTime() - other.publishedAt.getTime())
}

export type ArticleDraft = Awaited<ReturnType<typeof readArticleFiles>>[number]

/** Writes articles; views stay with the slug. */
export async function writeArticles(
  tx: Transaction,
  table: ArticleTable,
  drafts: readonly ArticleDraft[],
  now: Date,
): Promise<Counts> {
  return syncRows(tx, table, { drafts, now }, (rows) =>
    tx
      .insert(table)
      .values(rows)
      .onConflictDoUpdate({ target: table.slug, set: excluded(table, WRITTEN) }),
  )
}
