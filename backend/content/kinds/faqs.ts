import { z } from 'zod'
import { toArticleHtml } from '@/backend/areas/articles/article-html'
import { requireBody } from '@/backend/content/read/front-matter'
import { excluded } from '@/backend/db/excluded'
import { faq } from '@/backend/db/schema/content'
import { htmlToLine } from '@/backend/platform/text/html-to-text'
import { toSearchColumn } from '@/backend/platform/text/search/fold-text'
import { commonFields, singleLineField } from '../read/fields'
import { defineKind } from './define-kind'

const schema = z.strictObject({
  ...commonFields,
  question: singleLineField(160),
  topic: singleLineField(40),
  position: z.int('must be a whole number').min(0).max(10_000),
})

const WRITTEN = [
  ...(['contentHash', 'question', 'answer', 'topic', 'position', 'search'] as const),
  'updatedAt',
] as const

export const faqs = defineKind({
  folder: 'faq',
  table: faq,
  schema,
  toDraft(file) {
    const { question, topic, position, updatedAt } = file.fields
    const answer = toArticleHtml(requireBody(file))
    return {
      slug: file.slug,
      question,
      answer,
      topic,
      position,
      search: toSearchColumn(question, [topic, htmlToLine(answer)]),
      updatedAt: updatedAt ?? null,
    }
  },
  upsert: (tx, rows) =>
    tx
      .insert(faq)
      .values(rows)
      .onConflictDoUpdate({ target: faq.slug, set: excluded(faq, WRITTEN) }),
})
