import { type Names, nameOf } from '@/backend/areas/listing/search-names'
import { toWords } from '@/backend/platform/text/html-words'
import { toClosingToken } from '@/backend/platform/text/search/numbers/range-tokens'
import { toSearchVector } from '@/backend/platform/text/search/search-vector'
import type { ScholarshipDraft } from './scholarship-draft'

export type ScholarshipNames = {
  readonly universities: Names
  readonly places: Names
  readonly departments: Names
  readonly majors: Names
  readonly qualifications: Names
}

/** General names for scholarships, so that a search with one of them finds all. */
const CALLED = 'Scholarship អាហារូបករណ៍'

const HOME = 'Cambodia'

const FUNDING = { full: 'Fully funded', partial: 'Partly funded' } as const

type Stated = Pick<
  ScholarshipDraft,
  | 'title'
  | 'provider'
  | 'country'
  | 'universityId'
  | 'departmentId'
  | 'qualificationId'
  | 'type'
  | 'description'
  | 'funding'
  | 'eligibility'
  | 'majorIds'
  | 'closingDate'
>

/** Builds the search words of everything a scholarship says and is filtered by, without how to apply. */
export function toScholarshipWords(stated: Stated, names: ScholarshipNames): string {
  const { title, provider, country, description, funding, eligibility } = stated
  return toSearchVector({
    title,
    names: [
      CALLED,
      country,
      country === HOME ? 'in Cambodia' : 'Abroad',
      FUNDING[stated.type],
      nameOf(names.places, stated.universityId),
      nameOf(names.departments, stated.departmentId),
      nameOf(names.qualifications, stated.qualificationId),
    ],
    sides: [
      provider,
      nameOf(names.universities, stated.universityId),
      ...[...new Set(stated.majorIds)].map((id) => nameOf(names.majors, id)),
    ],
    body: [description, funding, eligibility].map(toWords),
    marks: stated.closingDate === null ? [] : [toClosingToken(stated.closingDate)],
  })
}
