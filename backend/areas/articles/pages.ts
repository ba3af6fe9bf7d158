import { eq } from 'drizzle-orm'
import type { Database } from '@/backend/db/connect'
import { page } from '@/backend/db/schema/content'
import type { Page } from '@/lib/contract/articles/page'

export async function getPage(db: Database, slug: string): Promise<Page | null> {
  const [row] = await db
    .select({
      slug: page.slug,
      title: page.title,
      titleKm: page.titleKm,
      summary: page.summary,
      body: page.body,
      updatedAt: page.updatedAt,
    })
    .from(page)
    .where(eq(page.slug, slug))
  return row === undefined ? null : { ...row, updatedAt: row.updatedAt.toISOString() }
}
