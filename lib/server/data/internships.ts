import 'server-only'
import { type InternshipSummary, internshipEndpoints } from '@/lib/contract/vacancies/internship'
import { tags } from '@/lib/shared/cache-tags'
import { itemReader, reader } from './reader'

/** A page of open internships (spec §7, `GET /v1/internship`). */
export const readInternships = reader(internshipEndpoints.list, [tags.internships, tags.companies])

/** How many matches each filter value would leave. */
export const readInternshipFacets = reader(internshipEndpoints.facets, [tags.internships])

/** One internship, open or closed; null when there is none. */
export const readInternship = itemReader(internshipEndpoints.get, (id: number) => ({
  params: { id },
  found: [tags.internship(id), tags.companies, tags.today],
  missing: [tags.internships, tags.internship(id)],
}))

const readSimilar = itemReader(internshipEndpoints.similar, (id: number) => ({
  params: { id },
  found: [tags.internships, tags.companies],
}))

/** Up to six open internships like this one; none when it is gone. */
export async function readSimilarInternships(id: number): Promise<readonly InternshipSummary[]> {
  return (await readSimilar(id))?.data ?? []
}
