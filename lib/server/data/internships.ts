import 'server-only'
import type { QueryOf, ReplyOf } from '@/lib/contract/endpoint'
import {
  type Internship,
  type InternshipFacets,
  type InternshipSummary,
  internshipEndpoints,
} from '@/lib/contract/vacancies/internship'
import { nullWhenMissing, publicApi } from './api'
import { keep, keepBriefly, tags } from './lifetime'
import { read, requireValue } from './reading'

type InternshipFilters = QueryOf<typeof internshipEndpoints.facets>
type InternshipPage = ReplyOf<typeof internshipEndpoints.list>

const noInternships: InternshipPage = {
  data: [],
  total: 0,
  totalIsExact: true,
  closingThisWeek: 0,
  limit: 20,
  offset: 0,
}

const noFacets: InternshipFacets = {
  categoryId: [],
  majorId: [],
  companyTypeId: [],
  salaryId: [],
  typeId: [],
  levelId: [],
  locationId: [],
}

/** A page of open vacancies (spec §7, `GET /v1/internship`). */
export function readInternships(
  query: QueryOf<typeof internshipEndpoints.list>,
): Promise<InternshipPage> {
  return requireValue(keptInternships(query))
}

async function keptInternships(query: QueryOf<typeof internshipEndpoints.list>) {
  'use cache'
  keep(tags.internships, tags.companies)
  return read(noInternships, () => publicApi().call(internshipEndpoints.list, { query }))
}

/** How many matches each filter value would leave. */
export function readInternshipFacets(query: InternshipFilters): Promise<InternshipFacets> {
  return requireValue(keptInternshipFacets(query))
}

async function keptInternshipFacets(query: InternshipFilters) {
  'use cache'
  keep(tags.internships)
  return read(noFacets, () => publicApi().call(internshipEndpoints.facets, { query }))
}

/** One vacancy, open or closed; null when there is none. */
export function readInternship(id: number): Promise<Internship | null> {
  return requireValue(keptInternship(id))
}

async function keptInternship(id: number) {
  'use cache'
  const internship = await read(null, () =>
    nullWhenMissing(publicApi().call(internshipEndpoints.get, { params: { id } })),
  )
  if ('value' in internship && internship.value === null)
    keepBriefly(tags.internships, tags.internship(id))
  else keep(tags.internship(id), tags.companies, tags.today)
  return internship
}

/** Up to six open vacancies like this one; none when it is gone. */
export function readSimilarInternships(id: number): Promise<readonly InternshipSummary[]> {
  return requireValue(keptSimilarInternships(id))
}

async function keptSimilarInternships(id: number) {
  'use cache'
  keep(tags.internships, tags.companies)
  return read([], async () => {
    const page = await nullWhenMissing(
      publicApi().call(internshipEndpoints.similar, { params: { id } }),
    )
    return page?.data ?? []
  })
}
