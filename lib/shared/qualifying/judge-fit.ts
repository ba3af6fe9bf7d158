import type { Named } from '@/lib/contract/common'
import type { Asks, DegreeAs } from './asks'
import type { Person, PersonLists } from './person'

/** One of the things compared. `asked` is in the listing's words, null where it does not say. */
export type Cell = {
  readonly of: 'major' | 'degree' | 'level' | 'province'
  readonly asked: string | null
  /** Null: one of both does not say, or it cannot be told. */
  readonly isMet: boolean | null
  /** "asks for a Master’s degree": what is missing where it is not met. */
  readonly missing: string
}

/** In the order in which a person can do least about them. */
export function judgeFit(
  asks: Asks,
  degreeAs: DegreeAs,
  person: Person,
  lists: PersonLists,
): readonly Cell[] {
  return [
    judgeMajor(asks, person, lists),
    judgeDegree(asks, degreeAs, person, lists),
    judgeLevel(asks, person, lists),
    judgeProvince(asks, person, lists),
  ]
}

function judgeMajor({ majors }: Asks, person: Person, lists: PersonLists): Cell {
  const named = majors.flatMap((id) => nameOf(lists.majors, id) ?? [])
  const isMet = majors.length === 0 || person.major === null ? null : majors.includes(person.major)
  return { of: 'major', asked: named.join(', ') || null, isMet, missing: 'asks for another major' }
}

function judgeDegree(
  { degree }: Asks,
  degreeAs: DegreeAs,
  person: Person,
  { degrees }: PersonLists,
): Cell {
  const asked = nameOf(degrees, degree)
  const wanted = placeOf(degrees, degree)
  const said = placeOf(degrees, person.degree)
  const isMet = wanted === null || said === null ? null : COMPARE[degreeAs](wanted, said, person)
  return { of: 'degree', asked, isMet, missing: `${DEGREE_WORDS[degreeAs]} ${withArticle(asked)}` }
}

const DEGREE_WORDS: Readonly<Record<DegreeAs, string>> = {
  held: 'asks for',
  begun: 'asks for',
  aim: 'pays for',
}

type Compare = (wanted: number, said: number, person: Pick<Person, 'isStudent'>) => boolean | null

const COMPARE: Readonly<Record<DegreeAs, Compare>> = {
  held: (wanted, said, { isStudent }) => (isStudent ? said > wanted : said >= wanted),
  begun: (wanted, said) => said >= wanted,
  aim: (wanted, said, { isStudent }) => {
    if (isStudent) return wanted === said
    // Which degree leads to which is not in the lists: the next one follows, of those beyond nobody can tell.
    return wanted <= said ? false : wanted === said + 1 || null
  },
}

function judgeLevel({ level }: Asks, person: Person, { levels }: PersonLists): Cell {
  const asked = nameOf(levels, level)
  const wanted = placeOf(levels, level)
  const said = placeOf(levels, person.level)
  const isMet = wanted === null || said === null ? null : said >= wanted
  return { of: 'level', asked, isMet, missing: `asks for ${asked ?? 'more'} experience` }
}

function judgeProvince({ province }: Asks, person: Person, { provinces }: PersonLists): Cell {
  const asked = nameOf(provinces, province)
  const isMet = province === null || person.province === null ? null : province === person.province
  return { of: 'province', asked, isMet, missing: `is in ${asked ?? 'another province'}` }
}

function nameOf(list: readonly Named[], id: number | null): string | null {
  return list.find((each) => each.id === id)?.name ?? null
}

/** Null also for what the list does not have: it may be older than the listing. */
function placeOf(list: readonly Named[], id: number | null): number | null {
  const place = list.findIndex((each) => each.id === id)
  return place === -1 ? null : place
}

function withArticle(name: string | null): string {
  if (name === null) return 'another degree'
  return `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`
}
