import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { countOpenListings } from '@/backend/areas/listing/closing'
import { withLogo } from '@/backend/areas/listing/logo'
import type { TextMatch } from '@/backend/areas/listing/search/text-match'
import { findTextMatch } from '@/backend/areas/listing/search/text-search'
import type { Database } from '@/backend/db/connect'
import { type Paging, toPage } from '@/backend/db/paging'
import { company } from '@/backend/db/schema/company'
import { companyType, location } from '@/backend/db/schema/lookups'
import { internship, job } from '@/backend/db/schema/vacancy'
import { notFound } from '@/backend/platform/http/error-reply'
import { mountPublic } from '@/backend/platform/http/mount-endpoint'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { MAX_LISTED } from '@/lib/contract/common'
import {
  type Company,
  companyEndpoints,
  type ListedCompany,
} from '@/lib/contract/companies/company'
import { toDay } from '@/lib/shared/calendar/day'

const MAX_FEATURED = 100

export async function listFeaturedEmployers(
  db: Database,
  today: string,
  kind: 'company' | 'ministry',
) {
  const openJobs = countOpenListings(job, job.companyId, 'company', today)
  const rows = await db
    .select({
      id: company.id,
      name: company.name,
      logoUrl: company.logoUrl,
      type: { id: companyType.id, name: companyType.name },
      openJobs,
    })
    .from(company)
    .leftJoin(companyType, eq(companyType.id, company.companyTypeId))
    .where(and(eq(company.featured, true), eq(company.kind, kind), isNull(company.mergedIntoId)))
    .orderBy(desc(openJobs), asc(company.name))
    .limit(MAX_FEATURED)
  return toPage(rows.map(withLogo), rows.length, { limit: MAX_FEATURED, offset: 0 })
}

/** Lists companies in the order of the ids; unknown ids are left out. */
async function listCompanySummaries(
  db: Database,
  today: string,
  ids: readonly number[],
): Promise<ListedCompany[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      id: company.id,
      name: company.name,
      kind: company.kind,
      logoUrl: company.logoUrl,
      type: { id: companyType.id, name: companyType.name, nameKm: companyType.nameKm },
      location: { id: location.id, name: location.name, nameKm: location.nameKm },
      openJobs: countOpenListings(job, job.companyId, 'company', today),
      openInternships: countOpenListings(internship, internship.companyId, 'company', today),
    })
    .from(company)
    .leftJoin(companyType, eq(companyType.id, company.companyTypeId))
    .leftJoin(location, eq(location.id, company.locationId))
    .where(inArray(company.id, [...ids]))
  const summaries = new Map(rows.map((row) => [row.id, withLogo(row)]))
  return ids.flatMap((id) => summaries.get(id) ?? [])
}

/** Reads an employer, of one that was merged the other: its page then redirects there. */
export async function getCompany(
  db: Database,
  today: string,
  askedId: number,
): Promise<Company | null> {
  const [found] = await db
    .select({ id: sql<number>`coalesce(${company.mergedIntoId}, ${company.id})` })
    .from(company)
    .where(eq(company.id, askedId))
  if (found === undefined) return null
  const { id } = found
  const [summary] = await listCompanySummaries(db, today, [id])
  const [texts] = await db
    .select({ description: company.description, website: company.website })
    .from(company)
    .where(eq(company.id, id))
  return summary === undefined || texts === undefined ? null : { ...summary, ...texts }
}

/**
 * Lists companies by name, or best match first. Counts stop at 10,000, and sooner for misspelt words
 * (architecture §8).
 */
export async function listCompanies(
  db: Database,
  today: string,
  { searchText, ...paging }: Paging & { readonly searchText?: string | undefined },
) {
  const match = await findTextMatch(db, { table: company }, searchText)
  const where = sql`(${match?.where ?? sql`true`}) and ${isNull(company.mergedIntoId)}`
  const counted = await countUpTo(db, where, match?.atMost ?? MAX_LISTED)
  const ids = await listIds(db, { where, match, isMany: !counted.totalIsExact, ...paging })
  return { ...counted, ...paging, data: await listCompanySummaries(db, today, ids) }
}

async function countUpTo(db: Database, where: SQL, atMost: number) {
  const { rows } = await db.execute<{ total: number }>(sql`
    select count(*)::int as total from (
      select from ${company} where ${where} limit ${atMost + 1}
    ) matches`)
  const total = rows[0]?.total ?? 0
  return { total: Math.min(total, atMost), totalIsExact: total <= atMost }
}

type Selection = Paging & {
  readonly where: SQL
  readonly match: TextMatch | null
  readonly isMany: boolean
}

/** Sorts all of a few matches; of many, it picks the best among the first by name. */
async function listIds(
  db: Database,
  { where, match, isMany, limit, offset }: Selection,
): Promise<number[]> {
  const depth = match?.atMost ?? offset + limit
  const { rows } = await db.execute<{ id: number }>(sql`
    with matches as materialized (
      select ${company.id}, ${company.name}, ${match?.rank ?? sql`0`} as rank
      from ${company} where ${where} ${isMany ? sql`order by name, id limit ${depth}` : sql``}
    )
    select id from matches order by rank desc, name, id limit ${limit} offset ${offset}`)
  return rows.map(({ id }) => id)
}

export function mountCompanyRoutes(context: RouteContext): void {
  const { readPublic, clock } = context
  const today = () => toDay(clock.now())

  mountPublic(context, companyEndpoints.list, ({ query }) =>
    readPublic((from) => listCompanies(from, today(), query)),
  )

  mountPublic(context, companyEndpoints.featured, () =>
    readPublic((from) => listFeaturedEmployers(from, today(), 'company')),
  )

  mountPublic(context, companyEndpoints.ministries, () =>
    readPublic((from) => listFeaturedEmployers(from, today(), 'ministry')),
  )

  mountPublic(
    context,
    companyEndpoints.get,
    async ({ params }) =>
      (await readPublic((from) => getCompany(from, today(), params.id))) ?? notFound('employer'),
  )
}
