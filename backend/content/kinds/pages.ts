import { z } from 'zod'
import { toArticleHtml } from '@/backend/areas/articles/article-html'
import { requireBody } from '@/backend/content/read/front-matter'
import { excluded } from '@/backend/db/excluded'
import { page } from '@/backend/db/schema/content'
import { titledFields } from '../read/fields'
import { defineKind } from './define-kind'

const WRITTEN = ['contentHash', 'title', 'titleKm', 'summary', 'body', 'updatedAt'] as const

export const pages = defineKind({
  folder: 'pages',
  table: page,
  schema: z.strictObject(titledFields),
  toDraft: (file) => ({
    slug: file.slug,
    title: file.fields.title,
    titleKm: file.fields.titleKm ?? null,
    summary: file.fields.summary,
    body: toArticleHtml(requireBody(file)),
    updatedAt: file.fields.updatedAt ?? null,
  }),
  upsert: (tx, rows) =>
    tx
      .insert(page)
      .values(rows)
      .onConflictDoUpdate({ target: page.slug, set: excluded(page, WRITTEN) }),
})
