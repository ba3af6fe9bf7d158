import { asc, desc, eq } from 'drizzle-orm'
import { countOpenListings } from '@/backend/areas/listing/closing'
import { withLogo } from '@/backend/areas/listing/logo'
import { findTextMatch } from '@/backend/areas/listing/search/text-search'
import type { Database } from '@/backend/db/connect'
import { type Paging, toPage } from '@/backend/db/paging'
import { location, major } from '@/backend/db/schema/lookups'
import { scholarship } from '@/backend/db/schema/scholarship'
import { majorProfile, majorUniversity, university } from '@/backend/db/schema/study'
import type { University } from '@/lib/contract/studies/university'

const MAX_FEATURED = 100

const countScholarships = (today: string) =>
  countOpenListings(scholarship, scholarship.universityId, 'university', today)

function selectUniversities(db: Database, today: string) {
  return db
    .select({
      id: university.id,
      name: university.name,
      nameKm: university.nameKm,
      logoUrl: university.logoUrl,
      location: { id: location.id, name: location.name, nameKm: location.nameKm },
      openScholarships: countScholarships(today),
    })
    .from(university)
    .leftJoin(location, eq(location.id, university.locationId))
    .$dynamic()
}

export async function listUniversities(
  db: Database,
  today: string,
  { searchText, ...paging }: Paging & { readonly searchText?: string | undefined },
) {
  const match = await findTextMatch(db, { table: university }, searchText)
  const rows = await selectUniversities(db, today)
    .where(match?.where)
    .orderBy(
      ...(match === null ? [] : [desc(match.rank)]),
      asc(university.name),
      asc(university.id),
    )
    .limit(paging.limit)
    .offset(paging.offset)
  return toPage(rows.map(withLogo), await db.$count(university, match?.where), paging)
}

export async function listFeaturedUniversities(db: Database, today: string) {
  const rows = await selectUniversities(db, today)
    .where(eq(university.featured, true))
    .orderBy(desc(countScholarships(today)), asc(university.name))
    .limit(MAX_FEATURED)
  return toPage(rows.map(withLogo), rows.length, { limit: MAX_FEATURED, offset: 0 })
}

export async function getUniversity(
  db: Database,
  today: string,
  id: number,
): Promise<University | null> {
  const [summary] = await selectUniversities(db, today).where(eq(university.id, id))
  const [texts] = await db
    .select({
      website: university.website,
      description: university.description,
      locationCode: location.code,
    })
    .from(university)
    .leftJoin(location, eq(location.id, university.locationId))
    .where(eq(university.id, id))
  if (summary === undefined || texts === undefined) return null
  const majors = await db
    .select({
      id: major.id,
      name: major.name,
      nameKm: major.nameKm,
      degree: majorProfile.degree,
      durationYears: majorProfile.durationYears,
    })
    .from(majorUniversity)
    .innerJoin(major, eq(major.id, majorUniversity.majorId))
    .innerJoin(majorProfile, eq(majorProfile.majorId, major.id))
    .where(eq(majorUniversity.universityId, id))
    .orderBy(asc(major.name))
  return { ...withLogo(summary), ...texts, majors }
}
