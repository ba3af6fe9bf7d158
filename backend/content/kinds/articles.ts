import { z } from 'zod'
import { toArticleHtml, toReadingMinutes } from '@/backend/areas/articles/article-html'
import type { ArticleTable } from '@/backend/areas/articles/article-queries'
import { requireBody } from '@/backend/content/read/front-matter'
import { excluded } from '@/backend/db/excluded'
import { htmlToLine } from '@/backend/platform/text/html-to-text'
import { toSearchColumn } from '@/backend/platform/text/search/fold-text'
import { dateOrDateTimeField, singleLineField, titledFields } from '../read/fields'
import { defineKind } from './define-kind'

const schema = z.strictObject({
  ...titledFields,
  author: singleLineField(80),
  topic: singleLineField(40),
  publishedAt: dateOrDateTimeField,
})

const WRITTEN = [
  ...(['contentHash', 'title', 'titleKm', 'summary', 'author', 'topic', 'body'] as const),
  ...(['readingMinutes', 'search', 'publishedAt', 'updatedAt'] as const),
] as const

/** Describes articles of a folder; their views stay with the slug. */
export const defineArticleKind = (folder: string, table: ArticleTable) =>
  defineKind({
    folder,
    table,
    schema,
    toDraft(file) {
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
        search: toSearchColumn([title, titleKm ?? ''].join(' '), [
          topic,
          summary,
          htmlToLine(body),
        ]),
        publishedAt,
        updatedAt: updatedAt ?? null,
      }
    },
    upsert: (tx, rows) =>
      tx
        .insert(table)
        .values(rows)
        .onConflictDoUpdate({ target: table.slug, set: excluded(table, WRITTEN) }),
  })
