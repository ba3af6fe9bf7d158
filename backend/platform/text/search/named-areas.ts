import type { NamedArea } from '@/lib/contract/listing'
import { ANYTHING, parseWordQuery } from './word-query'

const AREAS = {
  "'=job'": 'jobs',
  "'=internship'": 'internships',
  "'=scholarship'": 'scholarships',
  "'=major'": 'majors',
} as const satisfies Record<string, NamedArea>

/** Areas that the words name, in either language: "civil internship" names the internships. */
export function listNamedAreas(text: string): NamedArea[] {
  const asked = (parseWordQuery(text) ?? []).flatMap((each) =>
    each.isExcluded || each === ANYTHING ? [] : each.exact,
  )
  return Object.entries(AREAS).flatMap(([query, area]) => (asked.includes(query) ? [area] : []))
}
