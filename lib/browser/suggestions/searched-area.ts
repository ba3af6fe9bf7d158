import type { SearchArea } from '@/lib/contract/listing'

const AREAS: ReadonlySet<string> = new Set<SearchArea>([
  'jobs',
  'internships',
  'scholarships',
  'majors',
])

/** Finds the area that a search field searches by the action of its form; null for other fields. */
export function findSearchedArea(input: HTMLInputElement): SearchArea | null {
  if (input.name !== 'searchText' || input.form === null) return null
  const path = input.form.getAttribute('action') ?? window.location.pathname
  const area = path.replace(/^\/en(?=\/)/, '').split('/')[1] ?? ''
  return AREAS.has(area) ? (area as SearchArea) : null
}
