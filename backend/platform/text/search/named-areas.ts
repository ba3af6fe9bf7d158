import type { NamedArea } from '@/lib/contract/listing'
import { ANY_LISTING, parseQueryTerms } from './query-terms'

const AREAS = {
  "'=job'": 'jobs',
  "'=internship'": 'internships',
  "'=scholarship'": 'scholarships',
  "'=major'": 'majors',
} as const satisfies Record<string, NamedArea>

/** Lists the areas that a text names, in either language: "civil internship" names the internships. */
export function listNamedAreas(text: string): NamedArea[] {
  const asked = (parseQueryTerms(text) ?? []).flatMap((each) =>
    each.isExcluded || each === ANY_LISTING ? [] : each.exact,
  )
  return Object.entries(AREAS).flatMap(([query, area]) => (asked.includes(query) ? [area] : []))
}
