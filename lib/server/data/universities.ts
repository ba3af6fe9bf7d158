import 'server-only'
import type { QueryOf, ReplyOf } from '@/lib/contract/endpoint'
import {
  type University,
  type UniversitySummary,
  universityEndpoints,
} from '@/lib/contract/studies/university'
import { nullWhenMissing, publicApi } from './api'
import { keep, keepBriefly, tags } from './lifetime'
import { read, requireValue } from './reading'

type UniversityPage = ReplyOf<typeof universityEndpoints.list>

const noUniversities: UniversityPage = {
  data: [],
  total: 0,
  totalIsExact: true,
  limit: 20,
  offset: 0,
}

/** A page of universities (spec §7, `GET /v1/university`). */
export function readUniversities(
  query: QueryOf<typeof universityEndpoints.list>,
): Promise<UniversityPage> {
  return requireValue(keptUniversities(query))
}

async function keptUniversities(query: QueryOf<typeof universityEndpoints.list>) {
  'use cache'
  keep(tags.universities, tags.scholarships)
  return read(noUniversities, () => publicApi().call(universityEndpoints.list, { query }))
}

/** Universities put forward on the home page, those with the most open scholarships first. */
export function readFeaturedUniversities(): Promise<readonly UniversitySummary[]> {
  return requireValue(keptFeaturedUniversities())
}

async function keptFeaturedUniversities() {
  'use cache'
  keep(tags.universities, tags.scholarships)
  return read<readonly UniversitySummary[]>(
    [],
    async () => (await publicApi().call(universityEndpoints.featured, {})).data,
  )
}

/** One university with its majors; null when there is none. */
export function readUniversity(id: number): Promise<University | null> {
  return requireValue(keptUniversity(id))
}

async function keptUniversity(id: number) {
  'use cache'
  const university = await read(null, () =>
    nullWhenMissing(publicApi().call(universityEndpoints.get, { params: { id } })),
  )
  if ('value' in university && university.value === null) keepBriefly(tags.universities)
  else keep(tags.universities, tags.lookups, tags.scholarships)
  return university
}
