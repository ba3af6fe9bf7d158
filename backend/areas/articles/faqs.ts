import { asc } from 'drizzle-orm'
import { findTextMatch } from '@/backend/areas/listing/search/text-search'
import type { Database } from '@/backend/db/connect'
import { toPage } from '@/backend/db/paging'
import { faq } from '@/backend/db/schema/content'
import type { ArticleQuery } from './article-queries'

export async function listFaqs(db: Database, { searchText, ...paging }: ArticleQuery) {
  const where = (await findTextMatch(db, { table: faq }, searchText))?.where
  const rows = await db
    .select({ id: faq.id, question: faq.question, answer: faq.answer, topic: faq.topic })
    .from(faq)
    .where(where)
    .orderBy(asc(faq.position), asc(faq.id))
    .limit(paging.limit)
    .offset(paging.offset)
  return toPage(rows, await db.$count(faq, where), paging)
}
