import { z } from 'zod'
import { toArticleHtml } from '@/backend/areas/articles/article-html'
import { requireBody } from '@/backend/content/read/front-matter'
import type { Transaction } from '@/backend/db/connect'
import { excluded } from '@/backend/db/excluded'
import { faq } from '@/backend/db/schema/content'
import { toWords } from '@/backend/platform/text/html-words'
import { toSearchColumn } from '@/backend/platform/text/search/fold-text'
import { anyFields, lineField } from '../read/fields'
import { readContentFiles } from '../read/read-files'
import type { Counts } from '../write/plan-rows'
import { syncRows } from '../write/sync-rows'

const fields = z.strictObject({
  ...anyFields,
  question: lineField(160),
  topic: lineField(40),
  position: z.int('must be a whole number').min(0).max(10_000),
})

const WRITTEN = [
  ...(['contentHash', 'question', 'answer', 'topic', 'position', 'search'] as const),
  'updatedAt',
] as const

export async function readFaqFiles(root: string) {
  const files = await readContentFiles(root, 'faq', fields)
  return files.map((file) => {
    const { question, topic, position, updatedAt } = file.fields
    const answer = toArticleHtml(requireBody(file))
    return {
      slug: file.slug,
      question,
      answer,
      topic,
      position,
      search: toSearchColumn(question, [topic, toWords(answer)]),
      updatedAt: updatedAt ?? null,
    }
  })
}

export type FaqDraft = Awaited<ReturnType<typeof readFaqFiles>>[number]

export async function writeFaqs(
  tx: Transaction,
  drafts: readonly FaqDraft[],
  now: Date,
): Promise<Counts> {
  return syncRows(tx, faq, { drafts, now }, (rows) =>
    tx
      .insert(faq)
      .values(rows)
      .onConflictDoUpdate({ target: faq.slug, set: excluded(faq, WRITTEN) }),
  )
}
