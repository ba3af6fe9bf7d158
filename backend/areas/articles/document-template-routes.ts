import { and, eq, lte } from 'drizzle-orm'
import { findTextMatch } from '@/backend/areas/listing/search/text-search'
import type { Database } from '@/backend/db/connect'
import { toPage } from '@/backend/db/paging'
import { letterTemplate } from '@/backend/db/schema/content'
import { Attachment } from '@/backend/platform/http/attachment'
import { notFound } from '@/backend/platform/http/error-reply'
import { mountPublic } from '@/backend/platform/http/mount-endpoint'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { type Template, templateEndpoints } from '@/lib/contract/articles/document-template'
import { type ArticleQuery, newestFirst, toArticleReply } from './article-queries'

const NO_TEMPLATE = notFound('template')

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const fields = {
  id: letterTemplate.id,
  slug: letterTemplate.slug,
  title: letterTemplate.title,
  titleKm: letterTemplate.titleKm,
  kind: letterTemplate.kind,
  field: letterTemplate.field,
  level: letterTemplate.level,
  summary: letterTemplate.summary,
  publishedAt: letterTemplate.publishedAt,
  updatedAt: letterTemplate.updatedAt,
  fileSize: letterTemplate.fileSize,
}

export function mountDocumentTemplateRoutes(context: RouteContext): void {
  const { db, clock } = context

  mountPublic(context, templateEndpoints.list, ({ query }) => listTemplates(db, clock.now(), query))

  mountPublic(
    context,
    templateEndpoints.get,
    async ({ params }) => (await getTemplate(db, clock.now(), params.id)) ?? NO_TEMPLATE,
  )

  mountPublic(context, templateEndpoints.download, async ({ params }) => {
    const file = await getTemplateFile(db, clock.now(), params.id)
    return file === null ? NO_TEMPLATE : new Attachment(file.content, file.name, file.mediaType)
  })
}

const isPublished = (now: Date) => lte(letterTemplate.publishedAt, now)

async function listTemplates(db: Database, now: Date, { searchText, ...paging }: ArticleQuery) {
  const published = isPublished(now)
  const match = await findTextMatch(db, { table: letterTemplate, where: published }, searchText)
  const where = and(published, match?.where)
  const rows = await db
    .select(fields)
    .from(letterTemplate)
    .where(where)
    .orderBy(...newestFirst(letterTemplate))
    .limit(paging.limit)
    .offset(paging.offset)
  return toPage(rows.map(toSummary), await db.$count(letterTemplate, where), paging)
}

async function getTemplate(db: Database, now: Date, id: number): Promise<Template | null> {
  const [row] = await db
    .select({ ...fields, description: letterTemplate.description })
    .from(letterTemplate)
    .where(and(isPublished(now), eq(letterTemplate.id, id)))
  return row === undefined ? null : toSummary(row)
}

async function getTemplateFile(db: Database, now: Date, id: number) {
  const [row] = await db
    .select({ slug: letterTemplate.slug, content: letterTemplate.file })
    .from(letterTemplate)
    .where(and(isPublished(now), eq(letterTemplate.id, id)))
  if (row === undefined) return null
  return { content: row.content, name: toFileName(row.slug), mediaType: DOCX }
}

type Row = {
  readonly id: number
  readonly slug: string
  readonly fileSize: number
  readonly publishedAt: Date
  readonly updatedAt: Date
}

function toSummary<Given extends Row>({ slug, fileSize, ...row }: Given) {
  const file = {
    path: templateEndpoints.download.path.replace('{id}', String(row.id)),
    name: toFileName(slug),
    mediaType: DOCX,
    size: fileSize,
  }
  return { ...toArticleReply(row), file }
}

function toFileName(slug: string): string {
  return `${slug}.docx`
}
