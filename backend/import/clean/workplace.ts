import type { StatedPlace } from './place'
import { toWesternDigits } from './split-date'

/** Where the work is done: all of it elsewhere, a part of it, or none. */
export type Workplace = (typeof WORKPLACES)[number]

export const WORKPLACES = ['remote', 'hybrid', 'on-site'] as const

export type WorkplaceWords = {
  /** The source's own field: `TELECOMMUTE`, `hybrid`, `true` of `isRemote`. */
  readonly words: readonly string[]
  /** Title, and what its places say (`listPlaceHeadings`). */
  readonly headings: readonly string[]
  /** Plain text. */
  readonly text: string
}

type Signs = readonly (readonly [Workplace, RegExp])[]

/** Hybrid first: boards mark it as remote, too. */
const IN_WORDS: Signs = [
  ['hybrid', /hybrid|partial/i],
  ['remote', /^(?:true|yes|1|fully)$|remote|telecommut|home|anywhere/i],
  ['on-site', /on[-_ ]?site|in[-_ ]?office|office/i],
]

const IN_HEADINGS: Signs = [
  ['hybrid', /\bhybrid\b(?!\s*(?:car|vehicle|engine|solar|inverter|system|electric|power|cloud))/i],
  [
    'remote',
    /\bremote\b(?!\s*(?:sens|area|site|camp|monitor|control|island))|\b(?:work|working) from (?:home|anywhere)\b|\bhome office\b|\bwfh\b|^anywhere\b|ពីផ្ទះ|ពីចម្ងាយ/i,
  ],
]

const COUNT = String.raw`(?:\d|one|two|three|four|half)`

/** Sentences of a text that say so of this job, not of a benefit or a customer. */
const IN_TEXT: Signs = [
  [
    'hybrid',
    toPattern([
      String.raw`\bhybrid(?:[.,;!)]|\s+(?:work|role|position|model|schedule|set-?up|job|arrangement|\d))`,
      String.raw`\b(?:half of the week|weekends|some days|partly|days?(?: (?:a|per|each) week)?) (?:from|at) home\b`,
      String.raw`\b(?:from|at) home ${COUNT} days?\b`,
      String.raw`\b(?:home|remote)[- ]days?\b`,
      String.raw`\b${COUNT} days?(?: (?:a|per|each) week)? (?:in|at) (?:the|our) office\b`,
      String.raw`\b(?:partly|partially|semi|part)[- ]remote\b|\b${COUNT} (?:days? )?(?:remote|wfh)\b|\b(?:remote|wfh|home office) (?:for |up to )?${COUNT}\b`,
      String.raw`\b(?:office|home) and (?:at |from )?(?:home|office)\b|\boffice (?:for )?${COUNT} days?\b|\bdays? in (?:the |our )?office\b`,
      String.raw`\b(?:from|at) home (?:on|every|each|a day|one day|once|twice|\w+days?\b)|\b\w+days? (?:from|at) home\b|\bone day (?:a week )?(?:from|at) home\b`,
      String.raw`(?:ពី|នៅ)?ផ្ទះ\s*\d\s*ថ្ងៃ|\d\s*ថ្ងៃ\s*(?:ពី|នៅ)ផ្ទះ|ការិយាល័យ\s*\d\s*ថ្ងៃ|ពីផ្ទះបាន ប៉ុន្តែ`,
    ]),
  ],
  [
    'remote',
    toPattern([
      String.raw`\b(?:fully|completely|100 ?%) remote\b`,
      String.raw`\bremote (?:job|position|role|work|contract)\b`,
      String.raw`\bwork(?:ing)? (?:fully |entirely |completely )?(?:remotely|from (?:home|anywhere|wherever))\b`,
      String.raw`\bhome[- ]based\b|\btelework`,
      'ធ្វើ(?:ការ)?ពីផ្ទះ|ធ្វើការពីចម្ងាយ',
    ]),
  ],
  [
    'on-site',
    toPattern([
      String.raw`\bon[- ]?site(?:[.,;]| presence| (?:in|at) [A-Z]| only)`,
      String.raw`\b(?:no remote|not remote|office only|no home office|on campus)\b`,
      String.raw`\b(?:full[- ]time|but|only|work) (?:in|at|from) (?:our|the) (?:\w+ )?(?:office|studio|workshop|site|factory)\b`,
      'នៅ(?:ការដ្ឋាន|រោងចក្រ|ការិយាល័យ)ផ្ទាល់',
    ]),
  ],
]

function toPattern(phrases: readonly string[]): RegExp {
  return new RegExp(phrases.join('|'), 'i')
}

/** Reads how the work is done: the source's field first, then title and places, then the text; null when nothing says it. */
export function readWorkplace({ words, headings, text }: WorkplaceWords): Workplace | null {
  const texts = [toWesternDigits(text.slice(0, MAX_TEXT))]
  // "Remote" in a title may be one day a week.
  const isHybrid = find(IN_HEADINGS, headings) === 'remote' && find(IN_TEXT, texts) === 'hybrid'
  if (isHybrid && words.every((word) => word.trim() === '')) return 'hybrid'
  return find(IN_WORDS, words) ?? find(IN_HEADINGS, headings) ?? find(IN_TEXT, texts)
}

/**
 * Lists what places say of how the work is done. "Remote" beside a place to work at says only that it is possible, so
 * it is left out; a country is no such place.
 */
export function listPlaceHeadings(places: readonly StatedPlace[]): readonly string[] {
  const isRemote = ({ city, way }: StatedPlace) => find(IN_HEADINGS, [way ?? '', city]) === 'remote'
  const hasPlaceToWork = places.some(
    (place) => `${place.city}${place.region}`.trim() !== '' && !isRemote(place),
  )
  return places
    .filter((place) => !hasPlaceToWork || !isRemote(place))
    .flatMap(({ city, way }) => [way ?? '', city])
}

/** Most of a text that is read, in characters. */
const MAX_TEXT = 20_000

function find(signs: Signs, texts: readonly string[]): Workplace | null {
  return signs.find(([, sign]) => texts.some((text) => sign.test(text.trim())))?.[0] ?? null
}
