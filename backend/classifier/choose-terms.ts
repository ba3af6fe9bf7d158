import type { Classifier } from './classifier'
import type { NamedRow } from './classifier-terms'
import type { DecidingTerm, Decision } from './posting'
import type { TermIndex, TokenizedLine } from './term-index'
import type { TokenizedPosting } from './tokenize-posting'

type Place = DecidingTerm['place']

/** Years of experience, from which a level is read. */
const LEVEL_BY_YEARS = [
  { from: 5, level: 'Senior' },
  { from: 3, level: 'Mid-level' },
  { from: 0.5, level: 'Junior' },
  { from: 0, level: 'Fresh graduate' },
] as const

const NUMBERS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
]
const FRENCH_NUMBERS = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit']
const NUMBER = `(?:\\d{1,2}(?:[.,]5)?|${[...NUMBERS, ...FRENCH_NUMBERS].join('|')})`
/** Words behind which years are a limit, or of something else than experience. */
const BEFORE = [
  'អាយុ(?:\\s*(?:មិនលើស|ក្រោម|ចាប់ពី|លើសពី))?',
  '(?<!\\b(?:not|no) )(?:less than|under)',
  '\\b(?:up to|max(?:imum)?(?: of)?|age[ds]?(?: (?:under|below|from|between))?|last|past|next|over the|every|first|within|after|before)',
  '<',
  'មិនលើស',
  'កិច្ចសន្យា',
  'រយៈពេល',
]
/** "2 years", "3-5 yrs", "two or more years", "២ឆ្នាំ", "6 months of experience"; not "18 years old", "a 3-year contract". */
const UNITS = [
  'years?\\b',
  'yrs?\\b',
  "an(?:s|née)s?\\b(?= d[’']exp| min)",
  '(?<=(?:exp[ée]rience|au moins|minimum)[^.;\\n]{0,40})ans\\b',
  "months?[’']? (?:of )?(?:practice|(?:\\w+ )?experience)",
  '(?<=(?:experience|exp)\\b[^.;\\n]{0,30})months?\\b',
  '(?<=បទពិសោធន៍[^។;\\n]{0,30})ខែ',
  'ឆ្នាំ(?!ទី)',
]
const YEARS = new RegExp(
  `(?<before>(?:${BEFORE.join('|')})\\s*)?(?<![\\d$/.,-])(?<count>${NUMBER})\\s*(?:\\([^)]*\\)\\s*)?(?:\\+|plus|or more|and more|minimum)?\\s*(?:(?:-|–|—|to|or|ទៅ|ដល់)\\s*${NUMBER}\\s*)?\\+?(?:\\s*|-)(?<unit>${UNITS.join('|')})[’']?(?!\\s*(?:of age|ago|later|in a row|warranty|student|university|per\\b|renewable|with possib)|[\\s-]*(?:old|contract|programme|program|project|term|degree|study|plan))`,
  'giu',
)
/** Most lines name no years, which this finds sooner than `YEARS`. */
const UNIT = /y(?:ea)?rs?\b|month|\bans?\b|ឆ្នាំ|ខែ/i
/** Years that are no experience: of a company's life, of age. */
const MAX_YEARS = 15

/** "Contract 8 months", "fixed term to December 2027", "one year renewable contract", "កិច្ចសន្យា ១ឆ្នាំ"; not a trial of two months. */
const FIXED_TERM = new RegExp(
  [
    '\\bfixed[- ]term\\b',
    `\\bcontract(?: of| for| duration|\\s*[:–-])?\\s*(?:about |up to )?\\(?${NUMBER}[\\s-]*(?:months?|mths?|years?|yrs?)\\b`,
    `(?<!\\d)${NUMBER}[\\s-]*(?:months?|years?)[\\s-](?:\\w+[\\s-])?contract\\b`,
    '\\bcontract (?:till|until|to (?=\\w+ 20)|linked to|ends)',
    '\\b(?:state|annual|project) contract\\b',
    '\\bcdd\\b',
    `កិច្ចសន្យា(?:ការងារ)?\\s*[:៖]?\\s*${NUMBER}\\s*(?:ឆ្នាំ|ខែ)`,
    `(?:កិច្ចសន្យា|ការងារ)តាមគម្រោង`,
  ].join('|'),
  'iu',
)

/** Chooses a level by the title, then the source's word, then what is said of graduates, then the least years of experience asked for. */
export function chooseLevel(
  { levels, levelOrder }: Classifier,
  { sentences, level, experience }: TokenizedPosting,
  titles: readonly TokenizedLine[],
): Decision<string | null> {
  const find = (place: Place, among: readonly TokenizedLine[]) =>
    findFirst(levels, levelOrder, place, among)
  const named = find('title', titles) ?? find('level', level) ?? find('text', sentences)
  if (named !== null) return named
  const years = findYears(experience, 'experience') ?? findYears(sentences, 'text')
  const byYears = years && LEVEL_BY_YEARS.find(({ from }) => years.count >= from)
  return years && byYears ? toDecision(byYears.level, years.term, years.place) : NONE
}

function findYears(lines: readonly TokenizedLine[], place: Place) {
  const named = lines.filter(({ written }) => UNIT.test(written))
  const counts = named.flatMap(({ written }) =>
    [...toDigits(written).matchAll(YEARS)].flatMap(({ 0: term, groups = {} }) =>
      isUnasked(groups.before) ? [] : [{ term, count: toYears(groups), place }],
    ),
  )
  return counts.find(({ count }) => count <= MAX_YEARS) ?? null
}

function toYears({ before, count = '', unit = '' }: Partial<Record<string, string>>): number {
  if (before !== undefined) return 0
  const word = count.toLowerCase()
  const at = Math.max(NUMBERS.indexOf(word), FRENCH_NUMBERS.indexOf(word))
  const number = at === -1 ? Number(count.replace(',', '.')) : at
  return /^(?:month|ខែ)/i.test(unit) ? number / 12 : number
}

/** Years behind these words are of something else; behind "up to" none are needed. */
function isUnasked(before: string | undefined): boolean {
  return before !== undefined && !/^(?:up to|max|less|under|<|មិនលើស)/i.test(before)
}

function toDigits(text: string): string {
  return text.replace(/[០-៩]/g, (digit) => String(digit.charCodeAt(0) - 0x17e0))
}

/** Chooses the lowest degree that the posting asks for. */
export function chooseQualification(
  { qualifications, qualificationOrder }: Classifier,
  { sentences, education }: TokenizedPosting,
): Decision<string | null> {
  const find = (place: Place, among: readonly TokenizedLine[]) =>
    findFirst(qualifications, qualificationOrder, place, among)
  return find('education', education) ?? find('text', sentences) ?? NONE
}

/** Chooses the type of contract by the source's word, then by the title, then by the text, where a limited term counts more than full time. */
export function chooseEmploymentType(
  { types, typeOrder }: Classifier,
  { sentences, type }: TokenizedPosting,
  titles: readonly TokenizedLine[],
): Decision<string | null> {
  const find = (place: Place, among: readonly TokenizedLine[]) =>
    findFirst(types, typeOrder, place, among)
  const named = find('type', type) ?? find('title', titles)
  if (named !== null) return named
  const ofText = find('text', sentences)
  const names = new Set(sentences.flatMap((line) => types.find(line)).map(({ row }) => row.name))
  // "Part-time or full-time": the candidate chooses.
  if (names.has('Part-time') && names.has('Full-time')) return NONE
  const isLimited = ofText === null || ofText.value === 'Full-time'
  const term = isLimited ? findFixedTerm(sentences) : null
  return term === null ? (ofText ?? NONE) : toDecision('Contract', term, 'text')
}

function findFixedTerm(lines: readonly TokenizedLine[]): string | null {
  for (const { written } of lines) {
    const [term] = FIXED_TERM.exec(toDigits(written)) ?? []
    if (term !== undefined) return term
  }
  return null
}

/** Finds the name that stands first in the order of its list. */
function findFirst(
  index: TermIndex<NamedRow>,
  order: readonly string[],
  place: Place,
  lines: readonly TokenizedLine[],
): Decision<string> | null {
  const found = lines.map((line) =>
    index
      .find(line)
      .filter(({ row }) => row.name !== 'none' && (place !== 'text' || !row.titleOnly)),
  )
  const telling = found.filter((terms) => terms.some(({ row }) => !row.weak))
  const [first] = (telling.length > 0 ? telling : found)
    .flat()
    .toSorted((a, b) => order.indexOf(a.row.name) - order.indexOf(b.row.name))
  return first === undefined ? null : toDecision(first.row.name, first.term, place)
}

const NONE: Decision<null> = { value: null, margin: 0, terms: [] }

/** Points of a term by where it stands. */
const POINTS: Partial<Record<Place, number>> = { title: 3, text: 1 }

function toDecision<Value>(value: Value, term: string, place: Place): Decision<Value> {
  const points = POINTS[place] ?? 2
  return { value, margin: points, terms: [{ term, place, points }] }
}
