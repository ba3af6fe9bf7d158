import { eq, sql } from 'drizzle-orm'
import { type Names, nameOf, toNames } from '@/backend/areas/listing/search-names'
import type { Database, Transaction } from '@/backend/db/connect'
import { company } from '@/backend/db/schema/company'
import { companyType, location } from '@/backend/db/schema/lookups'
import { toSearchColumn } from '@/backend/platform/text/search/fold-text'

export type CompanyNames = { readonly types: Names; readonly places: Names }

type Searched = {
  readonly name: string
  readonly companyTypeId: number | null
  readonly locationId: number | null
}

const BATCH = 500

export async function readCompanyNames(db: Database | Transaction): Promise<CompanyNames> {
  return {
    types: toNames(await db.select().from(companyType)),
    places: toNames(await db.select().from(location)),
  }
}

export function toCompanySearch(employer: Searched, { types, places }: CompanyNames): string {
  return toSearchColumn(employer.name, [
    nameOf(types, employer.companyTypeId),
    nameOf(places, employer.locationId),
  ])
}

/**
 * Fills the search column of rows older than it: our code folds the text, not the database (decision 003).
 * Safe to run at every start.
 */
export async function fillCompanySearch(db: Database): Promise<void> {
  const names = await readCompanyNames(db)
  for (;;) {
    const rows = await db.select().from(company).where(eq(company.search, '')).limit(BATCH)
    if (rows.length === 0) return
    const filled = rows.map((row) => sql`(${row.id}::int, ${toCompanySearch(row, names)})`)
    await db.execute(sql`
      update ${company} set search = filled.search
      from (values ${sql.join(filled, sql`, `)}) as filled (id, search)
      where ${company.id} = filled.id`)
  }
}
