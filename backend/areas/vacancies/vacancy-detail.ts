import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { getCompany } from '@/backend/areas/companies/company-routes'
import type { Database } from '@/backend/db/connect'
import { listingEntry } from '@/backend/db/schema/listing-entry'
import { gender, isProvince, location, salaryBand } from '@/backend/db/schema/lookups'
import { htmlToLine } from '@/backend/platform/text/html-to-text'
import { parseHttpUrl } from '@/backend/platform/text/url-and-email'
import type { LookupItem } from '@/lib/contract/common'
import type { ApplyMethod, Vacancy } from '@/lib/contract/vacancies/vacancy'
import { listVacancySummaries } from './vacancy-summaries'
import type { VacancyTables } from './vacancy-tables'

/** Matches an e-mail address; bounded, so that a long text without one is read only once. */
const ADDRESS = /[\w.+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,8}/gi

const email = z.email().max(254)

export async function getVacancy(
  db: Database,
  tables: VacancyTables,
  today: string,
  id: number,
): Promise<Vacancy | null> {
  const [summary] = await listVacancySummaries(db, tables, today, [id])
  if (summary === undefined) return null
  const texts = await getTexts(db, tables, id)
  const company = await getCompany(db, today, summary.company.id)
  if (texts === null || company === null) return null
  return { ...summary, ...texts, company }
}

export async function isVacancyListed(
  db: Database,
  { vacancy }: VacancyTables,
  id: number,
): Promise<boolean> {
  return (await db.$count(vacancy, and(eq(vacancy.id, id), isNull(vacancy.removedAt)))) > 0
}

async function getTexts(db: Database, { area, vacancy }: VacancyTables, id: number) {
  const [row] = await db
    .select({
      country: vacancy.country,
      locationIds: vacancy.locationIds,
      workplace: vacancy.workplace,
      positions: vacancy.positions,
      description: vacancy.description,
      requirements: vacancy.requirements,
      benefits: vacancy.benefits,
      howToApply: vacancy.howToApply,
      applyUrl: vacancy.applyUrl,
      applyEmail: vacancy.applyEmail,
      views: vacancy.views,
      /** Where the sources of a listing that stands for several have it now, its own first. */
      addresses: sql<(string | null)[]>`array(select ${listingEntry.draft} ->> 'applyUrl'
        from ${listingEntry} where ${listingEntry.area} = ${area}
          and ${listingEntry.itemId} = ${vacancy.id} and ${listingEntry.closedOn} is null
        order by ${listingEntry.isOwn} desc, ${listingEntry.source}, ${listingEntry.reference})`,
      gender: { id: gender.id, name: gender.name },
      salary: {
        id: salaryBand.id,
        name: salaryBand.name,
        nameKm: salaryBand.nameKm,
        min: salaryBand.min,
        max: salaryBand.max,
      },
    })
    .from(vacancy)
    .leftJoin(gender, eq(gender.id, vacancy.genderId))
    .leftJoin(salaryBand, eq(salaryBand.id, vacancy.salaryId))
    .where(eq(vacancy.id, id))
  if (row === undefined) return null
  const { applyEmail, locationIds, workplace, addresses, ...texts } = row
  const provinces = locationIds.length > 1 ? await listProvinces(db, locationIds) : []
  const others = new Set(addresses.flatMap((address) => parseHttpUrl(address) ?? []))
  const seenOn = [...others].filter((address) => address !== texts.applyUrl)
  return {
    ...texts,
    ...(seenOn.length > 0 && { seenOn }),
    ...(workplace !== null && { workplace }),
    ...(provinces.length > 1 && { locations: provinces }),
    apply: toApplyMethod({ ...texts, applyEmail }),
  }
}

/** Lists the provinces of the ids, in their order. */
async function listProvinces(db: Database, ids: readonly number[]): Promise<LookupItem[]> {
  const rows = await db
    .select({ id: location.id, name: location.name, nameKm: location.nameKm })
    .from(location)
    .where(and(isProvince, inArray(location.id, [...ids])))
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}

type Stated = {
  readonly applyEmail: string | null
  readonly applyUrl: string | null
  /** HTML. */
  readonly howToApply: string
}

/** Picks the easiest way to apply of those the employer gave. */
export function toApplyMethod({ applyEmail, applyUrl, howToApply }: Stated): ApplyMethod {
  if (applyEmail !== null) return { way: 'here' }
  if (applyUrl !== null) return { way: 'site', url: applyUrl }
  const address = findAddress(howToApply)
  return address === null ? { way: 'text' } : { way: 'mail', address }
}

function findAddress(html: string): string | null {
  const found = htmlToLine(html).match(ADDRESS) ?? []
  return found.map((text) => text.replace(/[.-]+$/, '')).find(isAddress) ?? null
}

function isAddress(text: string): boolean {
  return email.safeParse(text).success
}
