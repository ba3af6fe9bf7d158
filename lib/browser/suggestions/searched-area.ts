import type { NamedArea } from '@/lib/contract/listing'

const AREAS: ReadonlySet<string> = new Set<NamedArea>([
  'jobs',
  'internships',
  'scholarships',
  'majors',
])

/** By where its form leads; null for a field that searches none of the four. */
export function findSearchedArea(input: HTMLInputElement): NamedArea | null {
  if (input.name !== 'searchText' || input.form === null) return null
  const path = input.form.getAttribute('action') ?? window.location.pathname
  const area = path.replace(/^\/en(?=\/)/, '').split('/')[1] ?? ''
  return AREAS.has(area) ? (area as NamedArea) : null
}
