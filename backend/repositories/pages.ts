import { eq } from 'drizzle-orm'
import type { Page } from '@/lib/contract/page'
import type { Database } from '../db/connect'
import { page } from '../db/schema/content'

/** A content page by its slug, or null. */
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
