import { z } from 'zod'
import { toArticleHtml, toWords } from '@/backend/areas/reading/article-html'
import type { Transaction } from '@/backend/db/connect'
import { excluded } from '@/backend/db/excluded'
import { letterTemplate } from '@/backend/db/schema/content'
import { toSearchColumn } from '@/backend/platform/text/search-text'
import { buildDocument, LAYOUT } from '../documents/build-document'
import { toCvParagraphs } from '../documents/cv-document'
import { cvDefinition, letterDefinition } from '../documents/definition'
import { toLetterParagraphs } from '../documents/letter-document'
import { line, moment, titledFields } from '../read/fields'
import { readContentFiles } from '../read/read-files'
import { requireBody } from '../read/require-body'
import type { Counts } from '../write/plan-rows'
import { syncRows } from '../write/sync-rows'

const shared = { ...titledFields, field: line(60), level: line(40), publishedAt: moment }

const fields = z.discriminatedUnion('kind', [
  z.strictObject({ ...shared, kind: z.literal('cv'), document: cvDefinition }),
  z.strictObject({ ...shared, kind: z.literal('cover-letter'), document: letterDefinition }),
])

const WRITTEN = [
  ...(['contentHash', 'title', 'titleKm', 'kind', 'field', 'level', 'summary'] as const),
  ...(['description', 'search', 'file', 'fileSize', 'publishedAt', 'updatedAt'] as const),
] as const

/** Reads the templates, oldest first. */
export async function readTemplates(root: string) {
  const files = await readContentFiles(root, 'templates', fields)
  return files
    .map((file) => {
      const { slug: _, updatedAt = null, titleKm = null, ...stated } = file.fields
      const { title, field, level, summary } = stated
      const description = toArticleHtml(requireBody(file))
      const words = [field, level, summary, toWords(description)]
      const search = toSearchColumn(`${title} ${titleKm ?? ''}`, words)
      return { ...stated, slug: file.slug, titleKm, updatedAt, description, search, layout: LAYOUT }
    })
    .toSorted((one, other) => one.publishedAt.getTime() - other.publishedAt.getTime())
}

export type TemplateDraft = Awaited<ReturnType<typeof readTemplates>>[number]

/** Makes the templates what the files say; only new and changed ones get a new document. */
export async function writeTemplates(
  tx: Transaction,
  drafts: readonly TemplateDraft[],
  now: Date,
): Promise<Counts> {
  return syncRows(tx, letterTemplate, { drafts, now }, async (rows) =>
    tx
      .insert(letterTemplate)
      .values(await Promise.all(rows.map(withDocument)))
      .onConflictDoUpdate({ target: letterTemplate.slug, set: excluded(letterTemplate, WRITTEN) }),
  )
}

async function withDocument<Row extends Pick<TemplateDraft, 'title' | 'document'>>(row: Row) {
  const { title, document } = row
  const paragraphs =
    'sections' in document ? toCvParagraphs(document) : toLetterParagraphs(document)
  const file = await buildDocument(title, paragraphs)
  return { ...row, file, fileSize: file.length }
}
