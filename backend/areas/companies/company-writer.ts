import { and, eq, inArray, sql } from 'drizzle-orm'
import { applyCorrections } from '@/backend/areas/listing/corrections'
import {
  type LookupNames,
  lookupNameOf,
  toLookupNames,
} from '@/backend/areas/listing/fill-search-words'
import type { Database, Transaction } from '@/backend/db/connect'
import { excluded } from '@/backend/db/excluded'
import { company } from '@/backend/db/schema/company'
import { companyType, location } from '@/backend/db/schema/lookups'
import { toCleanLine, toRichText } from '@/backend/platform/text/rich-text'
import { toSearchColumn } from '@/backend/platform/text/search/fold-text'
import { parseHttpUrl } from '@/backend/platform/text/url-and-email'

/** `logoUrl` is a path on our origin or an absolute address. */
export type CompanyDraft = {
  readonly sourceRef: string
  readonly name: string
  readonly kind: 'company' | 'ministry'
  readonly companyTypeId: number | null
  readonly locationId: number | null
  readonly description: string
  readonly website: string | null
  readonly logoUrl: string | null
  readonly featured: boolean
}

const BATCH = 200

/** Without the logo: one set by an operator stays (decision 048). */
const stated = [
  'name',
  'kind',
  'companyTypeId',
  'locationId',
  'description',
  'website',
  'featured',
  'search',
] as const

const FILL_BATCH = 500

/**
 * Writes companies and returns ids in the order of the drafts, of one that was merged the id of the other; of two drafts
 * with one `sourceRef` the last wins. Sanitises texts and computes `search`; what an operator corrected stays.
 */
export async function writeCompanies(
  tx: Transaction,
  source: string,
  drafts: readonly CompanyDraft[],
): Promise<number[]> {
  const names = await readCompanyNames(tx)
  const ids = new Map<string, number>()
  const latest = [...new Map(drafts.map((draft) => [draft.sourceRef, draft])).values()]
  for (let start = 0; start < latest.length; start += BATCH) {
    const batch = latest.slice(start, start + BATCH)
    const known = await readKnownIds(tx, source, batch)
    const corrected = await applyCorrections(
      tx,
      'company',
      batch.map((draft) => ({ id: known.get(draft.sourceRef), stated: draft })),
    )
    for (const { id, sourceRef } of await upsert(tx, source, corrected, names)) {
      ids.set(sourceRef, id)
    }
  }
  return drafts.map(({ sourceRef }) => {
    const id = ids.get(sourceRef)
    if (id === undefined) throw new Error(`Company ${sourceRef} of ${source} was not written`)
    return id
  })
}

async function upsert(
  tx: Transaction,
  source: string,
  drafts: readonly CompanyDraft[],
  names: CompanyNames,
) {
  const changed = sql`(${columnsOf('company')}) is distinct from (${columnsOf('excluded')})`
  return tx
    .insert(company)
    .values(drafts.map((draft) => toCompanyRow(source, draft, names)))
    .onConflictDoUpdate({
      target: [company.source, company.sourceRef],
      set: {
        ...excluded(company, stated),
        updatedAt: sql`case when ${changed} then now() else ${company.updatedAt} end`,
      },
    })
    .returning({
      id: sql<number>`coalesce(${company.mergedIntoId}, ${company.id})`,
      sourceRef: company.sourceRef,
    })
}

async function readKnownIds(
  tx: Transaction,
  source: string,
  drafts: readonly CompanyDraft[],
): Promise<ReadonlyMap<string, number>> {
  const refs = drafts.map((draft) => draft.sourceRef)
  const rows = await tx
    .select({ id: company.id, sourceRef: company.sourceRef })
    .from(company)
    .where(and(eq(company.source, source), inArray(company.sourceRef, refs)))
  return new Map(rows.map(({ id, sourceRef }) => [sourceRef, id]))
}

/** Writes a stored company again with what `change` makes of it; returns false if there is none. */
export async function rewriteCompany(
  tx: Transaction,
  id: number,
  change: (draft: CompanyDraft) => Promise<CompanyDraft>,
): Promise<boolean> {
  const [row] = await tx.select().from(company).where(eq(company.id, id)).for('update')
  if (row === undefined) return false
  const { id: _, source, mergedIntoId, search, createdAt, updatedAt, ...draft } = row
  await upsert(tx, source, [await change(draft)], await readCompanyNames(tx))
  return true
}

/** Lists companies written by this transaction: `now()` is the time it began. */
export async function listCompaniesWrittenInTransaction(
  tx: Transaction,
  ids: readonly number[],
): Promise<{ readonly id: number; readonly isNew: boolean }[]> {
  if (ids.length === 0) return []
  return tx
    .select({ id: company.id, isNew: sql<boolean>`${company.createdAt} = now()` })
    .from(company)
    .where(and(inArray(company.id, [...ids]), eq(company.updatedAt, sql`now()`)))
}

function columnsOf(relation: 'company' | 'excluded') {
  return sql.join(
    stated.map((key) => sql`${sql.identifier(relation)}.${sql.identifier(company[key].name)}`),
    sql`, `,
  )
}

function toCompanyRow(source: string, draft: CompanyDraft, names: CompanyNames) {
  const name = toCleanLine(draft.name)
  return {
    ...draft,
    source,
    name,
    description: toRichText(draft.description),
    website: parseHttpUrl(draft.website),
    logoUrl: draft.logoUrl?.startsWith('/') ? draft.logoUrl : parseHttpUrl(draft.logoUrl),
    search: toCompanySearch({ ...draft, name }, names),
  }
}

type CompanyNames = { readonly types: LookupNames; readonly places: LookupNames }

type Searched = {
  readonly name: string
  readonly companyTypeId: number | null
  readonly locationId: number | null
}

async function readCompanyNames(db: Database | Transaction): Promise<CompanyNames> {
  return {
    types: toLookupNames(await db.select().from(companyType)),
    places: toLookupNames(await db.select().from(location)),
  }
}

function toCompanySearch(employer: Searched, { types, places }: CompanyNames): string {
  return toSearchColumn(employer.name, [
    lookupNameOf(types, employer.companyTypeId),
    lookupNameOf(places, employer.locationId),
  ])
}

/**
 * Fills the search column of rows older than it: our code folds the text, not the database (decision 003).
 * Safe to run at every start.
 */
export async function fillCompanySearch(db: Database): Promise<void> {
  const names = await readCompanyNames(db)
  for (;;) {
    const rows = await db.select().from(company).where(eq(company.search, '')).limit(FILL_BATCH)
    if (rows.length === 0) return
    const filled = rows.map((row) => sql`(${row.id}::int, ${toCompanySearch(row, names)})`)
    await db.execute(sql`
      update ${company} set search = filled.search
      from (values ${sql.join(filled, sql`, `)}) as filled (id, search)
      where ${company.id} = filled.id`)
  }
}
