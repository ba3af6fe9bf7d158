import { type AnyColumn, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { isOpen } from '@/backend/areas/listing/closing'
import type { ListedTable } from '@/backend/areas/listing/listed-table'
import { toTsQuery } from '@/backend/areas/listing/search/term-match'
import type { Database } from '@/backend/db/connect'
import { company } from '@/backend/db/schema/company'
import { location, major } from '@/backend/db/schema/lookups'
import { scholarship, scholarshipMajor } from '@/backend/db/schema/scholarship'
import { majorProfile, university } from '@/backend/db/schema/study'
import { internship, job } from '@/backend/db/schema/vacancy'
import { parseQueryTerms } from '@/backend/platform/text/search/query-terms'
import type { SearchArea } from '@/lib/contract/listing'
import type { SuggestionKind } from '@/lib/contract/suggestions/suggestion'
import { type Candidate, toCandidate } from './choose-suggestions'

/** Newest listings whose titles are suggested, and names of one kind: what is in memory has an end. */
const NEWEST = 5000
const NAMES = 3000

/** Newest listings of which one has to say a skill, so that choosing it finds something. */
const PROBED = 1000

/** Skills as people write them; suggested where a listing has the word. */
export const skills: readonly string[] = `
AutoCAD, Revit, SketchUp, Civil 3D, ETABS, SAP2000, SolidWorks, Inventor, ArchiCAD, Tekla, BIM, Lumion, Primavera P6, MS Project, Excel, Power BI,
Python, Java, JavaScript, TypeScript, React, Node.js, PHP, Laravel, Flutter, Android, Kotlin, Swift, Docker, Kubernetes, Linux, Git, SQL, PostgreSQL, MySQL,
MongoDB, Machine learning, Data analysis, Cybersecurity, Networking, Cisco, CCNA, MikroTik, AWS, Azure, DevOps, Software testing, Figma, UX design, WordPress,
PLC, SCADA, Siemens, Arduino, Embedded systems, IoT, Robotics, Automation, Instrumentation, Calibration, CNC, Welding, Boilers, Pumps, HVAC, Refrigeration,
Plumbing, Fire safety, Solar, Hydropower, Substation, Transformers, High voltage, Generators, Wiring, Electric vehicles, Energy audit, Fibre optic, 5G,
Quality control, Lean, Six Sigma, Kaizen, ISO 9001, HACCP, GMP, Food safety, Laboratory, Chemistry, Packaging, Maintenance, Procurement, Logistics, Warehouse,
Surveying, Total station, Drone survey, GIS, QGIS, ArcGIS, Remote sensing, GPS, Geology, Geotechnical, Soil testing, Mining, Blasting, Groundwater, HEC-RAS,
EPANET, Irrigation, Drainage, Wastewater, Water treatment, Sanitation, EIA, Climate change, Solid waste, Bill of quantities, Cost control, FIDIC, Contracts,
Tendering, Site supervision, Concrete, Steel structures, Road construction, Bridges, Interior design, Landscape, Urban planning, Project management,
Technical sales, Teaching, English, Chinese, Driving licence
`
  .trim()
  .split(/,\s+/)

/** All that an area may suggest. Reads no more than its newest, by the index that lists them. */
export async function readCandidates(
  db: Database,
  area: SearchArea,
  today: string,
): Promise<readonly Candidate[]> {
  if (area === 'majors') {
    const all = await readMajors(db, sql`true`)
    return [...all, ...(await readSkills(db, sql`select * from ${majorProfile}`))]
  }
  if (area === 'scholarships') {
    return [
      ...(await readNewest(db, scholarship, { field: scholarship.country, kind: 'place', today })),
      ...(await readNewest(db, scholarship, {
        field: scholarship.provider,
        kind: 'employer',
        today,
      })),
      ...(await readMajors(
        db,
        sql`${major.id} in (select major_id from ${scholarshipMajor} where scholarship_id in (select id from (${newestOf(scholarship, today)}) newest))`,
      )),
      ...(await readUniversities(db, today)),
    ]
  }
  const table = area === 'jobs' ? job : internship
  return [
    ...(await readNewest(db, table, { field: table.title, kind: 'title', today })),
    ...(await readSkills(db, newestOf(table, today))),
    ...(await readEmployers(db, table, today)),
    ...(await readPlaces(db, table, today)),
  ]
}

type Field = { readonly field: AnyColumn; readonly kind: SuggestionKind; readonly today: string }

async function readNewest(db: Database, table: ListedTable, { field, kind, today }: Field) {
  const rows = await countTexts(db, newestOf(table, today, sql`${field} as text`))
  return rows.map(({ text, count }) => toCandidate(text, kind, count))
}

async function readEmployers(db: Database, table: typeof job | typeof internship, today: string) {
  const rows = await countTexts(
    db,
    sql`select ${company.name} as text from ${company} join (
        ${newestOf(table, today, sql`${table.companyId} as company_id`)}
      ) newest on newest.company_id = ${company.id}`,
  )
  return rows.map(({ text, count }) => toCandidate(text, 'employer', count))
}

async function countTexts(db: Database, texts: SQL) {
  const { rows } = await db.execute<{ text: string; count: number }>(
    sql`select text, count(*)::int as count from (${texts}) newest group by text order by count desc, text limit ${NAMES}`,
  )
  return rows
}

async function readPlaces(db: Database, table: typeof job | typeof internship, today: string) {
  const rows = await db
    .select()
    .from(location)
    .where(
      sql`${location.id} in (select unnest(location_ids) from (${newestOf(table, today)}) newest)`,
    )
    .orderBy(asc(location.position))
  return rows.flatMap(({ name, nameKm }) => both(name, nameKm, 'place'))
}

async function readMajors(db: Database, where: SQL) {
  const rows = await db
    .select({ name: major.name, nameKm: major.nameKm })
    .from(majorProfile)
    .innerJoin(major, eq(major.id, majorProfile.majorId))
    .where(where)
    .limit(NAMES)
  return rows.flatMap(({ name, nameKm }) => both(name, nameKm, 'title'))
}

async function readUniversities(db: Database, today: string) {
  const rows = await db
    .select({ name: university.name, nameKm: university.nameKm })
    .from(university)
    .where(
      sql`${university.id} in (select university_id from (${newestOf(scholarship, today)}) newest)`,
    )
    .orderBy(desc(university.id))
    .limit(NAMES)
  return rows.flatMap(({ name, nameKm }) => both(name, nameKm, 'employer'))
}

function newestOf(table: ListedTable, today: string, what = sql`*`): SQL {
  return sql`select ${what} from ${table} where ${isOpen(table, today)}
    order by ${table.postedAt} desc nulls first, ${table.id} desc nulls first limit ${NEWEST}`
}

/** Those that some of the newest say, as a search understands them. */
async function readSkills(db: Database, newest: SQL) {
  const asked = skills.flatMap((skill) => {
    const query = toTsQuery(parseQueryTerms(skill) ?? [])
    return query === null ? [] : [sql`(${skill}::text, ${query}::tsquery)`]
  })
  const { rows } = await db.execute<{ skill: string }>(sql`
    with probed as materialized (select words || ''::tsvector as words from (${newest}) newest limit ${PROBED})
    select skill from (values ${sql.join(asked, sql`, `)}) as asked (skill, query)
    where exists (select from probed where words @@ query)`)
  return rows.map(({ skill }) => toCandidate(skill, 'skill', 1))
}

function both(name: string, nameKm: string | null, kind: SuggestionKind): Candidate[] {
  if (!nameKm) return [toCandidate(name, kind, 1)]
  return [toCandidate(name, kind, 1, nameKm), toCandidate(nameKm, kind, 1, name)]
}
