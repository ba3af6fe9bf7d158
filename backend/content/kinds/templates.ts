import { z } from 'zod'
import { toArticleHtml } from '@/backend/areas/articles/article-html'
import { toCvParagraphs, toLetterParagraphs } from '@/backend/content/documents/template-paragraphs'
import { requireBody } from '@/backend/content/read/front-matter'
import { excluded } from '@/backend/db/excluded'
import { letterTemplate } from '@/backend/db/schema/content'
import { htmlToLine } from '@/backend/platform/text/html-to-text'
import { toSearchColumn } from '@/backend/platform/text/search/fold-text'
import { buildWordDocument, LAYOUT_VERSION } from '../documents/build-word-document'
import { cvSchema, letterSchema } from '../documents/document-schemas'
import { dateOrDateTimeField, singleLineField, titledFields } from '../read/fields'
import { defineKind } from './define-kind'

const shared = {
  ...titledFields,
  field: singleLineField(60),
  level: singleLineField(40),
  publishedAt: dateOrDateTimeField,
}

const schema = z.discriminatedUnion('kind', [
  z.strictObject({ ...shared, kind: z.literal('cv'), document: cvSchema }),
  z.strictObject({ ...shared, kind: z.literal('cover-letter'), document: letterSchema }),
])

type Document = z.output<typeof schema>['document']

const WRITTEN = [
  ...(['contentHash', 'title', 'titleKm', 'kind', 'field', 'level', 'summary'] as const),
  ...(['description', 'search', 'file', 'fileSize', 'publishedAt', 'updatedAt'] as const),
] as const

/** Only new and changed templates get a new document. */
export const templates = defineKind({
  folder: 'templates',
  table: letterTemplate,
  schema,
  toDraft(file) {
    const { slug: _, updatedAt = null, titleKm = null, ...stated } = file.fields
    const { title, field, level, summary } = stated
    const description = toArticleHtml(requireBody(file))
    const words = [field, level, summary, htmlToLine(description)]
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
  },
  upsert: async (tx, rows) =>
    tx
      .insert(letterTemplate)
      .values(await Promise.all(rows.map(withDocument)))
      .onConflictDoUpdate({ target: letterTemplate.slug, set: excluded(letterTemplate, WRITTEN) }),
})

async function withDocument<Row extends { readonly title: string; readonly document: Document }>(
  row: Row,
) {
  const { title, document } = row
  const paragraphs =
    'sections' in document ? toCvParagraphs(document) : toLetterParagraphs(document)
  const file = await buildWordDocument(title, paragraphs)
  return { ...row, file, fileSize: file.length }
}
