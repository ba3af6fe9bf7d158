import { type Names, nameOf } from '@/backend/areas/listing/search-names'
import { toWords } from '@/backend/platform/text/html-words'
import { toSearchVector } from '@/backend/platform/text/search/search-vector'

export type MajorNames = { readonly majors: Names; readonly departments: Names }

type Stated = {
  readonly majorId: number
  readonly departmentId: number
  readonly degree: string
  readonly description: string
  readonly careers: string
}

/** General names for majors, so that a search with one of them finds all. */
const CALLED = 'Major ជំនាញ'

export function toMajorWords(stated: Stated, { majors, departments }: MajorNames): string {
  return toSearchVector({
    title: nameOf(majors, stated.majorId),
    names: [CALLED, 'in Cambodia', nameOf(departments, stated.departmentId), stated.degree],
    body: [stated.description, stated.careers].map(toWords),
  })
}
