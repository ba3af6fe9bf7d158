import { z } from 'zod'
import { toArticleHtml } from '@/backend/areas/articles/article-html'
import { toCvParagraphs, toLetterParagraphs } from '@/backend/content/documents/template-paragraphs'
import { requireBody } from '@/backend/content/read/front-matter'
import type { Transaction } from '@/backend/db/connect'
import { excluded } from '@/backend/db/excluded'
import { letterTemplate } from '@/backend/db/schema/content'
import { toWords } from '@/backend/platform/text/html-words'
import { toSearchColumn } from '@/backend/platform/text/search/fold-text'
import { buildDocument, LAYOUT_VERSION } from '../documents/build-document'
import { cvDefinition, letterDefinition } from '../documents/definition'
import { lineField, momentField, titledFields } from '../read/fields'
import { readContentFiles } from '../read/read-files'
import type { Counts } from '../write/plan-rows'
import { syncRows } from '../write/sync-rows'

const shared = {
  ...titledFields,
  field: lineField(60),
  level: lineField(40),
  publishedAt: momentField,
}

const fields = z.discriminatedUnion('kind', [
  z.strictObject({ ...shared, kind: z.literal('cv'), document: cvDefinition }),
  z.strictObject({ ...shared, kind: z.literal('cover-letter'), document: letterDefinition }),
])

const WRITTEN = [
  ...(['contentHash', 'title', 'titleKm', 'kind', 'field', 'level', 'summary'] as const),
  ...(['description', 'search', 'file', 'fileSize', 'publishedAt', 'updatedAt'] as const),
] as const

export async function readTemplateFiles(root: string) {
  const files = await readContentFiles(root, 'templates', fields)
  return files
    .map((file) => {
      const { slug: _, updatedAt = null, titleKm = null, ...stated } = file.fields
      const { title, field, level, summary } = stated
      const description = toArticleHtml(requireBody(file))
      const words = [field, level, summary, toWords(description)]
      const search = toSearchColumn(`${title} ${titleKm ?? ''}`, words)
      return {
        ...stated,
        slug: file.slug,
        titleKm,
        updatedAt,
        description,
        search,
        layout: LAYOUT_VERSION,
      }
    })
    .toSorted((one, other) => one.publishedAt.getTime() - other.publishedAt.getTime())
}

export type TemplateDraft = Awaited<ReturnType<typeof readTemplateFiles>>[number]

/** Writes the templates as the files say; only new and changed ones get a new document. */
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
