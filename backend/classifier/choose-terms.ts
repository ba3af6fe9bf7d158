import type { ClassifierIndex } from './classifier-index'
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
const FRENCH_NUMBERS = [
  'zéro',
  'un',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
]
const NUMBER = `(?:\\d{1,2}(?:[.,]5)?|${[...NUMBERS, ...FRENCH_NUMBERS].join('|')})`
const COUNT = `${NUMBER}(?: ?\\([^)]{0,20}\\))?`
/** Words behind which years are a limit, or of something else than experience. */
const BEFORE = [
  'អាយុ(?: ?(?:មិនលើស|ក្រោម|ចាប់ពី|លើសពី))?',
  '(?<!\\b(?:not|no)(?: be)? )\\b(?:less than|under)\\b',
  '\\b(?:up to|max(?:imum)?(?: of)?|age[ds]?(?: (?:under|below|from|between))?|last|past|next|over the|every|first|within|after|before)\\b',
  '\\b(?:contract|probation|trial|training)(?: (?:type|term|length|period|duration))?(?: ?[:–-]| of| for)?',
  '<',
  'មិនលើស',
  'កិច្ចសន្យា(?:ការងារ)?(?: ?[:៖])?',
  'រយៈពេល',
]
const UNITS = [
  'years?\\b',
  'yrs?\\b',
  "(?:ans?|années?)\\b(?= d[’']exp| min)",
  'ans\\b(?<=(?:exp[ée]rience|au moins|minimum)[^.;,(\\n]{0,40}ans)',
  "months?[’']? (?:of )?(?:practice|(?:\\w+ )?experience)",
  'months?\\b(?<=\\bexp(?:erience)?\\.?:?(?: (?:in|of|as|at least|min\\.?|minimum)\\b[^.;,(\\n]{0,25})? ?\\d{1,2} months?)',
  'ខែ(?<=បទពិសោធន៍(?:ការងារ)? ?[:៖]? ?(?:យ៉ាងតិច ?|យ៉ាងហោច ?)?\\d{1,2} ?ខែ)',
  'ឆ្នាំ(?!ទី)',
]
/** "2 years", "3-5 yrs", "two or more years", "២ឆ្នាំ", "6 months of experience"; not "18 years old", "a 3-year contract". */
const YEARS = new RegExp(
  `(?<before>(?:${BEFORE.join('|')}) ?)?(?<![a-z\\d$/.,-])(?<count>${COUNT})(?: ?(?:\\+|plus|or more|and more|minimum))?(?: ?(?:-|–|—|to|or|ទៅ|ដល់) ?${NUMBER})?(?: ?\\+)?(?: ?|-)(?<unit>${UNITS.join('|')})[’']?(?! ?(?:of age|ago|later|in a row|warranty|student|university|per\\b|renewable|with possib|(?:of )?(?:probation|trial))|[ -]?(?:old|contract|programme|program|project|term|degree|study|plan))`,
  'giu',
)
/** Most lines name no years, which this finds sooner than `YEARS`. */
const UNIT = /y(?:ea)?rs?\b|month|\ban(?:s|nées?)?\b|ឆ្នាំ|ខែ/i
/** Years that are no experience: of a company's life, of age. */
const MAX_YEARS = 15

/** "Contract 8 months", "fixed term to December 2027", "one year renewable contract", "កិច្ចសន្យា ១ឆ្នាំ"; not a trial of two months. */
const FIXED_TERM = new RegExp(
  [
    '\\bfixed[- ]term\\b(?! deposit)',
    `\\bcontract(?: (?:of|for|type|term|length|period|duration))?(?: ?[:–-])?(?: about| up to)? ?\\(?${COUNT}[ -]?(?:months?|mths?|years?|yrs?)\\b(?! (?:of )?(?:probation|trial))`,
    `\\bduration of contract ?[:–-]? ?${COUNT}`,
    `(?<![a-z\\d])${COUNT}[ -](?:months?|years?)[ -](?:(?:renewable|fixed[ -]term|employment|work|graduate|stipend) )?contract\\b`,
    '\\bcontract (?:till|until|to (?=\\w+ 20)|linked to)',
    '\\bstate contract staff\\b',
    `\\bcdd\\b|durée déterminée|\\bcontrat de ${COUNT} mois`,
    `កិច្ចសន្យា(?:ការងារ)?(?:រយៈពេល)? ?[:៖]? ?(?:រយៈពេល ?)?${COUNT} ?(?:ឆ្នាំ|ខែ)`,
    '(?:កិច្ចសន្យា|ការងារ)តាមគម្រោង',
  ].join('|'),
  'iu',
)
/** Most sentences say nothing of it, which this finds sooner than the patterns. */
const OF_CONTRACT = /contra|fixed|cd[di]|durée|time|កិច្ចសន្យា|គម្រោង|ម៉ោង/i
/** The candidate chooses. */
const EITHER_TYPE =
  /\b(?:part|full)[- ]?time ?(?:\/|or|,|ou) ?(?:part|full)[- ]?time\b|ពេញម៉ោង ?ឬ ?(?:ក្រៅ|មិនពេញ)ម៉ោង|ក្រៅម៉ោង ?ឬ ?ពេញម៉ោង|\bcd[di] ou cd[di]\b/i

/** Chooses a level by the title, then the source's word, then what is said of graduates, then the least years of experience asked for. */
export function chooseLevel(
  { levels, levelOrder }: ClassifierIndex,
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
    [...toPlain(written).matchAll(YEARS)].flatMap(({ 0: term, groups = {} }) =>
      isUnasked(groups.before) ? [] : [{ term, count: toYears(groups), place }],
    ),
  )
  return counts.find(({ count }) => count <= MAX_YEARS) ?? null
}

function toYears({ before, count = '', unit = '' }: Partial<Record<string, string>>): number {
  if (before !== undefined) return 0
  const word = count.toLowerCase().replace(/ ?\(.*$/, '')
  const at = Math.max(NUMBERS.indexOf(word), FRENCH_NUMBERS.indexOf(word))
  const number = at === -1 ? Number(word.replace(',', '.')) : at
  return /^(?:month|ខែ)/i.test(unit) ? number / 12 : number
}

/** Years behind these words are of something else; behind "up to" none are needed. */
function isUnasked(before: string | undefined): boolean {
  return before !== undefined && !/^(?:up to|max|less|under|<|មិនលើស)/i.test(before)
}

/** Writes Khmer digits as Arabic ones, and one space for several, which the patterns count on. */
function toPlain(text: string): string {
  return text
    .replace(/[០-៩]/g, (digit) => String(digit.charCodeAt(0) - 0x17e0))
    .replace(/\s+/g, ' ')
}

/** Chooses the lowest degree that the posting asks for. */
export function chooseQualification(
  { qualifications, qualificationOrder }: ClassifierIndex,
  { sentences, education }: TokenizedPosting,
): Decision<string | null> {
  const find = (place: Place, among: readonly TokenizedLine[]) =>
    findFirst(qualifications, qualificationOrder, place, among)
  return find('education', education) ?? find('text', sentences) ?? NONE
}

/** Chooses the type of contract by the source's word, then by the title, then by the text, where a limited term counts more than full time. */
export function chooseEmploymentType(
  { types, typeOrder }: ClassifierIndex,
  { sentences, type }: TokenizedPosting,
  titles: readonly TokenizedLine[],
): Decision<string | null> {
  const find = (place: Place, among: readonly TokenizedLine[]) =>
    findFirst(types, typeOrder, place, among)
  const named = find('type', type) ?? find('title', titles)
  if (named !== null) return named
  const ofText = find('text', sentences)
  const ofContract = sentences.filter(({ written }) => OF_CONTRACT.test(written))
  if (ofContract.some(({ written }) => EITHER_TYPE.test(toPlain(written)))) return NONE
  const isLimited = ofText === null || ofText.value === 'Full-time'
  const term = isLimited ? findFixedTerm(ofContract) : null
  return term === null ? (ofText ?? NONE) : toDecision('Contract', term, 'text')
}

function findFixedTerm(lines: readonly TokenizedLine[]): string | null {
  for (const { written } of lines) {
    const [term] = FIXED_TERM.exec(toPlain(written)) ?? []
    if (term !== undefined) return term
  }
  return null
}

/** A sentence about what is welcome and not needed. */
const WISHED =
  /\b(?:a plus|preferred|an? (?:asset|advantage)|desirable|nice to have)\b|ជាគុណសម្បត្តិ|ជាអាទិភាព/i

/** Finds the name that stands first in the order of its list. */
function findFirst(
  index: TermIndex<NamedRow>,
  order: readonly string[],
  place: Place,
  lines: readonly TokenizedLine[],
): Decision<string> | null {
  const found = lines.map((line) => ({
    line,
    terms: index
      .find(line)
      .filter(({ row }) => row.name !== 'none' && (place !== 'text' || !row.titleOnly)),
  }))
  const clear = found.filter(
    ({ line, terms }) => terms.some(({ row }) => !row.weak) && !WISHED.test(line.written),
  )
  const [first] = (clear.length > 0 ? clear : found)
    .flatMap(({ terms }) => terms)
    .toSorted((a, b) => order.indexOf(a.row.name) - order.indexOf(b.row.name))
  return first === undefined ? null : toDecision(first.row.name, first.term, place)
}

export const NONE: Decision<null> = { value: null, margin: 0, terms: [] }

/** Points of a term by where it stands. */
const POINTS: Partial<Record<Place, number>> = { title: 3, text: 1 }

function toDecision<Value>(value: Value, term: string, place: Place): Decision<Value> {
  const points = POINTS[place] ?? 2
  return { value, margin: points, terms: [{ term, place, points }] }
}
