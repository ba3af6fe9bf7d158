import type { Named } from '@/lib/contract/common'
import type { QualificationLists, Qualifications } from './qualifications'
import type { DegreeRole, Requirements } from './requirements'

export type RequirementMatch = {
  readonly of: 'Major' | 'Degree' | 'Experience' | 'Province'
  /** What the listing or the person does not state, or what cannot be compared, never counts against the person. */
  readonly result: 'met' | 'missing' | 'listing silent' | 'person silent' | 'unknown'
  /**
   * The text for a missing requirement: "Asks for a Master’s degree". It fits on one line of a phone; the
   * title block names the majors.
   */
  readonly missing: string
}

/** Compares requirements with a person, those that are hardest to change first. */
export function matchRequirements(
  asks: Requirements,
  degreeAs: DegreeRole,
  person: Qualifications,
  lists: QualificationLists,
): readonly RequirementMatch[] {
  const { degrees, levels, provinces } = lists
  const degree = { asked: findRank(degrees, asks.degree), said: findRank(degrees, person.degree) }
  const level = { asked: findRank(levels, asks.level), said: findRank(levels, person.level) }
  return [
    {
      of: 'Major',
      result: compare(asks.majors[0] ?? null, person.major, (_, said) =>
        asks.majors.includes(said),
      ),
      missing: 'Asks for another major',
    },
    {
      of: 'Degree',
      result: compare(degree.asked, degree.said, (asked, said) =>
        DEGREE_RULES[degreeAs](asked, said, person.isStudent),
      ),
      missing: `${degreeAs === 'aim' ? 'Pays for' : 'Asks for'} ${nameDegree(degrees, asks.degree)}`,
    },
    {
      of: 'Experience',
      result: compare(level.asked, level.said, (asked, said) => said >= asked),
      missing: `Asks for ${nameOf(levels, asks.level) ?? 'more'} experience`,
    },
    {
      of: 'Province',
      result: compare(asks.province, person.province, (asked, said) => asked === said),
      missing: `Is in ${nameOf(provinces, asks.province) ?? 'another province'}`,
    },
  ]
}

type IsMet = (asked: number, said: number) => boolean | null

function compare(
  asked: number | null,
  said: number | null,
  isMet: IsMet,
): RequirementMatch['result'] {
  if (asked === null) return 'listing silent'
  if (said === null) return 'person silent'
  const met = isMet(asked, said)
  if (met === null) return 'unknown'
  return met ? 'met' : 'missing'
}

type DegreeRule = (asked: number, said: number, isStudent: boolean) => boolean | null

/** Compares ranks in the list of degrees, lowest first. */
const DEGREE_RULES: Readonly<Record<DegreeRole, DegreeRule>> = {
  held: (asked, said, isStudent) => (isStudent ? said > asked : said >= asked),
  begun: (asked, said) => said >= asked,
  aim: (asked, said, isStudent) => {
    if (isStudent) return asked === said
    // The list does not say which degree leads to which: the next one follows, those beyond are unknown.
    return asked <= said ? false : asked === said + 1 || null
  },
}

/** Also null for an id that is missing in the list, which may be older than the listing. */
function findRank(list: readonly Named[], id: number | null): number | null {
  const place = list.findIndex((each) => each.id === id)
  return place === -1 ? null : place
}

function nameOf(list: readonly Named[], id: number | null): string | undefined {
  return list.find((each) => each.id === id)?.name
}

function nameDegree(degrees: readonly Named[], id: number | null): string {
  const name = nameOf(degrees, id) ?? 'degree'
  return `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`
}
