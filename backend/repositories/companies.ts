import { and, asc, desc, eq } from 'drizzle-orm'
import type { Company } from '@/lib/contract/company'
import type { Database } from '../db/connect'
import { company } from '../db/schema/company'
import { job } from '../db/schema/job'
import { companyType, location } from '../db/schema/lookups'
import { countOpen } from './open-count'
import { toPage } from './paging'

/** Most featured employers the home page is given. */
const MAX_FEATURED = 100

/** Featured employers of a kind, those with the most open vacancies first. */
export async function listFeatured(db: Database, today: string, kind: 'company' | 'ministry') {
  const openJobs = countOpen(job, job.companyId, 'company', today)
  const rows = await db
    .select({ id: company.id, name: company.name, logoUrl: company.logoUrl, openJobs })
    .from(company)
    .where(and(eq(company.featured, true), eq(company.kind, kind)))
    .orderBy(desc(openJobs), asc(company.name))
    .limit(MAX_FEATURED)
  const data = rows.map(({ logoUrl, ...row }) => ({ ...row, logo: toLogo(logoUrl) }))
  return toPage(data, data.length, { limit: MAX_FEATURED, offset: 0 })
}

/** One employer, or null. */
export async function getCompany(db: Database, today: string, id: number): Promise<Company | null> {
  const [row] = await db
    .select({
      id: company.id,
      name: company.name,
      kind: company.kind,
      description: company.description,
      website: company.website,
      logoUrl: company.logoUrl,
      type: { id: companyType.id, name: companyType.name, nameKm: companyType.nameKm },
      location: { id: location.id, name: location.name, nameKm: location.nameKm },
      openJobs: countOpen(job, job.companyId, 'company', today),
    })
    .from(company)
    .leftJoin(companyType, eq(companyType.id, company.companyTypeId))
    .leftJoin(location, eq(location.id, company.locationId))
    .where(eq(company.id, id))
  if (row === undefined) return null
  const { logoUrl, ...rest } = row
  return { ...rest, logo: toLogo(logoUrl) }
}

/** A stored picture as replies give it. */
export function toLogo(url: string | null): { url: string } | null {
  return url === null ? null : { url }
}
