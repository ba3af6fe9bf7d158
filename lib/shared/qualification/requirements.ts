import type { LookupItem, Named } from '@/lib/contract/common'

/**
 * What the degree of a listing means: the applicant has it (jobs), has it or studies for it (internships), or
 * will study for it (scholarships).
 */
export type DegreeRole = 'held' | 'begun' | 'aim'

/** The requirements of a listing as ids of lookup lists; null or empty: not stated. */
export type Requirements = {
  readonly majors: readonly number[]
  readonly degree: number | null
  readonly level: number | null
  readonly province: number | null
}

type Stated = {
  readonly majors: readonly LookupItem[]
  readonly qualification: Named | null
}

export function toVacancyRequirements(
  vacancy: Stated & { readonly level: Named | null; readonly location: LookupItem | null },
): Requirements {
  return {
    ...toScholarshipRequirements(vacancy),
    level: vacancy.level?.id ?? null,
    province: vacancy.location?.id ?? null,
  }
}

/** Scholarships name a country instead of a province, and experience only in their text. */
export function toScholarshipRequirements({ majors, qualification }: Stated): Requirements {
  return {
    majors: majors.map(({ id }) => id),
    degree: qualification?.id ?? null,
    level: null,
    province: null,
  }
}

/** Formats the requirements of all listings on a page as one short line (promise S4): `7.12-3-1-16 --2-`. */
export function serializeRequirements(list: readonly Requirements[]): string {
  return list
    .map(({ majors, degree, level, province }) =>
      [majors.join('.'), degree, level, province].join('-'),
    )
    .join(' ')
}

export function parseRequirements(text: string): readonly Requirements[] {
  return text.split(' ').map((one) => {
    const [majors = '', degree, level, province] = one.split('-')
    return {
      majors: majors.split('.').flatMap((id) => toId(id) ?? []),
      degree: toId(degree),
      level: toId(level),
      province: toId(province),
    }
  })
}

function toId(text: string | undefined): number | null {
  return text ? Number(text) : null
}
