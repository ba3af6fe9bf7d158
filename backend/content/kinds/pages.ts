import { z } from 'zod'
import { toArticleHtml } from '@/backend/areas/articles/article-html'
import { requireBody } from '@/backend/content/read/front-matter'
import type { Transaction } from '@/backend/db/connect'
import { excluded } from '@/backend/db/excluded'
import { page } from '@/backend/db/schema/content'
import { titledFields } from '../read/fields'
import { readContentFiles } from '../read/read-files'
import type { Counts } from '../write/plan-rows'
import { syncRows } from '../write/sync-rows'

const fields = z.strictObject(titledFields)

const WRITTEN = ['contentHash', 'title', 'titleKm', 'summary', 'body', 'updatedAt'] as const

export async function readPageFiles(root: string) {
  const files = await readContentFiles(root, 'pages', fields)
  return files.map((file) => ({
    slug: file.slug,
    title: file.fields.title,
    titleKm: file.fields.titleKm ?? null,
    summary: file.fields.summary,
    body: toArticleHtml(requireBody(file)),
    updatedAt: file.fields.updatedAt ?? null,
  }))
}

export type PageDraft = Awaited<ReturnType<typeof readPageFiles>>[number]

export async function writePages(
  tx: Transaction,
  drafts: readonly PageDraft[],
  now: Date,
): Promise<Counts> {
  return syncRows(tx, page, { drafts, now }, (rows) =>
    tx
      .insert(page)
      .values(rows)
      .onConflictDoUpdate({ target: page.slug, set: excluded(page, WRITTEN) }),
  )
}
