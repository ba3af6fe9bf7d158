import { eq, inArray } from 'drizzle-orm'
import { toStatus } from '@/backend/areas/listing/closing'
import { toLogo } from '@/backend/areas/listing/logo'
import type { Database } from '@/backend/db/connect'
import { company } from '@/backend/db/schema/company'
import { companyType } from '@/backend/db/schema/lookups'
import type { ListedApplication } from '@/lib/contract/applications/application'
import type { Applications } from './applications'

export type AppliedListing = ListedApplication['listing']

/**
 * Lists the vacancies of applications, in no order; `today` is `YYYY-MM-DD` in Asia/Phnom_Penh. One that was
 * taken down shows as closed to those who applied (decision 027).
 */
export async function listAppliedListings(
  db: Database,
  today: string,
  { kind, listings: { vacancy } }: Applications,
  ids: readonly number[],
): Promise<AppliedListing[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      id: vacancy.id,
      title: vacancy.title,
      closingDate: vacancy.closingDate,
      removedAt: vacancy.removedAt,
      company: { id: company.id, name: company.name, logoUrl: company.logoUrl },
      type: { id: companyType.id, name: companyType.name },
    })
    .from(vacancy)
    .innerJoin(company, eq(company.id, vacancy.companyId))
    .leftJoin(companyType, eq(companyType.id, company.companyTypeId))
    .where(inArray(vacancy.id, [...ids]))
  return rows.map(({ removedAt, company: { logoUrl, ...named }, type, ...row }) => ({
    ...{ kind, id: row.id, title: row.title, closingDate: row.closingDate },
    company: { ...named, logo: toLogo(logoUrl), type },
    status: removedAt === null ? toStatus(row.closingDate, today) : 'closed',
  }))
}
