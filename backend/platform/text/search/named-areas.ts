import { parseWordQuery } from './word-query'

const AREAS = {
  "'=job'": 'jobs',
  "'=internship'": 'internships',
  "'=scholarship'": 'scholarships',
  "'=major'": 'majors',
} as const

export type NamedArea = (typeof AREAS)[keyof typeof AREAS]

/** Areas that the words name, in either language: "civil internship" names the internships. */
export function listNamedAreas(text: string): NamedArea[] {
  const asked = (parseWordQuery(text) ?? []).flatMap(({ exact }) => exact)
  return Object.entries(AREAS).flatMap(([query, area]) => (asked.includes(query) ? [area] : []))
}
