import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { countOpen } from '@/backend/areas/listing/count-open'
import { withLogo } from '@/backend/areas/listing/logo'
import type { Database } from '@/backend/db/connect'
import { toPage } from '@/backend/db/paging'
import { company } from '@/backend/db/schema/company'
import { internship } from '@/backend/db/schema/internship'
import { job } from '@/backend/db/schema/job'
import { companyType, location } from '@/backend/db/schema/lookups'
import type { Company, ListedCompany } from '@/lib/contract/companies/company'

const MAX_FEATURED = 100

export async function listFeatured(db: Database, today: string, kind: 'company' | 'ministry') {
  const openJobs = countOpen(job, job.companyId, 'company', today)
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
    .where(and(eq(company.featured, true), eq(company.kind, kind)))
    .orderBy(desc(openJobs), asc(company.name))
    .limit(MAX_FEATURED)
  return toPage(rows.map(withLogo), rows.length, { limit: MAX_FEATURED, offset: 0 })
}

/** Lists companies in the order of the ids; unknown ids are left out. */
export async function listCompanySummaries(
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
      openJobs: countOpen(job, job.companyId, 'company', today),
      openInternships: countOpen(internship, internship.companyId, 'company', today),
    })
    .from(company)
    .leftJoin(companyType, eq(companyType.id, company.companyTypeId))
    .leftJoin(location, eq(location.id, company.locationId))
    .where(inArray(company.id, [...ids]))
  const summaries = new Map(rows.map((row) => [row.id, withLogo(row)]))
  return ids.flatMap((id) => summaries.get(id) ?? [])
}

export async function getCompany(db: Database, today: string, id: number): Promise<Company | null> {
  const [summary] = await listCompanySummaries(db, today, [id])
  const [texts] = await db
    .select({ description: company.description, website: company.website })
    .from(company)
    .where(eq(company.id, id))
  return summary === undefined || texts === undefined ? null : { ...summary, ...texts }
}
