import { type AnyColumn, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '@/backend/db/connect'
import { careerAdvice, interviewTip, news } from '@/backend/db/schema/article'
import { company } from '@/backend/db/schema/company'
import { faq, letterTemplate } from '@/backend/db/schema/content'
import { department } from '@/backend/db/schema/study'
import { university } from '@/backend/db/schema/university'
import { foldKhmer } from '@/lib/shared/search/fold-khmer'

/** Tables without `words`; `fillSearchWords` folds the others. */
const TABLES: readonly (PgTable & { readonly id: AnyColumn; readonly search: AnyColumn })[] = [
  company,
  university,
  department,
  news,
  careerAdvice,
  interviewTip,
  letterTemplate,
  faq,
]

/** Folds Khmer text again in rows older than a rule of `foldKhmer`. Safe to run at every start. */
export async function refoldSearch(db: Database): Promise<void> {
  for (const table of TABLES) {
    const { rows } = await db.execute<{ id: string; search: string }>(sql`
      select ${table.id}::text as id, ${table.search} as search from ${table}
      where ${table.search} ~ ${'[\u1780-\u17dd]'}`)
    const refolded = rows
      .map(({ id, search }) => ({ id, search, folded: foldKhmer(search) }))
      .filter(({ search, folded }) => search !== folded)
    const ids = refolded.map(({ id }) => id)
    const texts = refolded.map(({ folded }) => folded)
    if (ids.length === 0) continue
    await db.execute(sql`
      update ${table} set search = refolded.search
      from unnest(${sql.param(ids)}::text[], ${sql.param(texts)}::text[]) as refolded (id, search)
      where ${table.id}::text = refolded.id`)
  }
}
