import type { LookupItem, Named } from '@/lib/contract/common'

/**
 * How the degree is meant that a listing names: one must have it (jobs), have it or study for it
 * (internships), or it is what one is paid to study for (scholarships).
 */
export type DegreeRole = 'held' | 'begun' | 'aim'

/** What a listing says of who it is for, as ids of the site's lists; null or none: it does not say. */
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

/** Where one studies is a country, and nobody asks how long one has worked but in a text. */
export function toScholarshipRequirements({ majors, qualification }: Stated): Requirements {
  return {
    majors: majors.map(({ id }) => id),
    degree: qualification?.id ?? null,
    level: null,
    province: null,
  }
}

/** Of a whole page in one line, since a page of twenty has few bytes left (promise S4): `7.12-3-1-16 --2-`. */
export function formatRequirements(list: readonly Requirements[]): string {
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
