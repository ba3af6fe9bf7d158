import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { parseJsonLines } from '@/backend/platform/text/json-lines'
import { foldText } from '@/backend/platform/text/search/fold-text'
import { isAbroad, type StatedPlace, toPlaceLine, toPlaceLines } from './place'

type Province = {
  readonly id: number
  readonly code: string
  readonly name: string
  readonly nameKm: string | null
}

export type ProvinceFinder = {
  /** Finds all provinces that a text names, in its order. */
  readonly findAll: (text: string) => readonly Province[]
  /** Returns the province whose name or other spelling the whole text is, with or without "province" or "city". */
  readonly findNamed: (text: string) => Province | null
}

const FILE = 'places.jsonl'

const placeRow = z.strictObject({
  code: z.string().regex(/^KH-\d{1,2}$/),
  /** Other spellings of the province's name. */
  spellings: z.array(z.string().trim().min(2)),
  /** Towns, districts, khans, economic zones and well-known sangkats in it. */
  places: z.array(z.string().trim().min(2)),
})

/** Reads what is in which province (`backend/reference/places.jsonl`). Throws `BrokenRowError`, also for a name of two provinces. */
function readPlaces(): z.output<typeof placeRow>[] {
  const text = readFileSync(new URL(`../../reference/${FILE}`, import.meta.url), 'utf8')
  const owners = new Map<string, string>()
  const check = ({ code, spellings, places }: z.output<typeof placeRow>) => {
    for (const name of [...spellings, ...places]) {
      const owner = owners.get(toKey(name))
      if (owner !== undefined && owner !== code) return `"${name}" is also a name of ${owner}`
      owners.set(toKey(name), code)
    }
    return null
  }
  return parseJsonLines({ file: FILE, text, schema: placeRow, check })
}

type Known = { readonly province: Province; readonly isPlace: boolean }

/** Creates a finder of provinces by their names, and by what lies in them. */
export function createProvinceFinder(provinces: readonly Province[]): ProvinceFinder {
  const rows = new Map(readPlaces().map((row) => [row.code, row]))
  const known = new Map<string, Known>()
  for (const province of provinces) {
    const row = rows.get(province.code)
    for (const name of row?.places ?? []) {
      for (const spelling of [name, name.replace(/^Ou /, 'O ')])
        known.set(toKey(spelling), { province, isPlace: true })
    }
    const names = [province.name, province.nameKm ?? '', ...(row?.spellings ?? [])]
    for (const name of names) known.set(toKey(name), { province, isPlace: false })
  }
  known.delete('')
  const starts = new Set([...known.keys()].flatMap(listStarts))
  const findNamed = (text: string) => {
    const found = known.get(toKey(text))
    return found === undefined || found.isPlace ? null : found.province
  }
  const findAll = (text: string) => {
    const found = text.split(SEPARATE).flatMap((address) => {
      const matches = findNames(toWords(address), known, starts)
      // `Takhmao, Phnom Penh`: of one address, the province it names counts, and what comes after it.
      const at = matches.findIndex(({ isPlace }) => !isPlace)
      return matches.slice(Math.max(at, 0))
    })
    return [...new Set(found.map(({ province }) => province))]
  }
  return { findAll, findNamed }
}

/** What stands between two places rather than inside an address. */
const SEPARATE = /[;|\n&]|\s\/\s|\s(?:or|and)\s|និង|ឬ/

/** Lists all texts that a name starts with, itself too. */
function listStarts(name: string): string[] {
  return Array.from(name, (_, index) => name.slice(0, index + 1))
}

/** Finds names in words, the longest at each position; spaces inside a name do not matter. */
function findNames(
  words: string,
  known: ReadonlyMap<string, Known>,
  starts: ReadonlySet<string>,
): Known[] {
  const found: Known[] = []
  for (let at = 0; at < words.length; at += 1) {
    let longest: { readonly name: Known; readonly end: number } | null = null
    let key = ''
    for (let end = at; end < words.length && words[at] !== ' '; end += 1) {
      if (words[end] === ' ') continue
      key += words[end]
      if (!starts.has(key)) break
      const name = known.get(key)
      if (name !== undefined && isWhole(words, at, end + 1, key)) longest = { name, end }
    }
    if (longest === null) continue
    found.push(longest.name)
    at = longest.end
  }
  return found
}

/** Shortest name that is found inside a longer word: `Phnom PenhKhan Chamkarmon`. */
const MIN_INSIDE = 7

const LETTER = /[a-z0-9\u1780-\u17ff]/
const LATIN = /[a-z0-9]/
/** A vowel or sign that belongs to the Khmer letter before it. */
const KHMER_SIGN = /[\u17b6-\u17d3]/
/** What an address has behind a street that is named after a place. */
const STREET = /^ ?(?:market|street|st|road|rd|blvd|boulevard|avenue|ave|hotel)(?![a-z])/

function isWhole(words: string, start: number, end: number, key: string): boolean {
  const [before = ' ', after = ' '] = [words[start - 1], words[end]]
  const isLong = key.length >= MIN_INSIDE
  if (!LATIN.test(key)) return (isLong || !LETTER.test(before)) && !KHMER_SIGN.test(after)
  if (LATIN.test(before) || (!isLong && LATIN.test(after))) return false
  return !STREET.test(words.slice(end, end + 12))
}

const GENERIC = /\b(province|city|municipality|town|capital|khaet|krong)\b/g
const GENERIC_KHMER = /(?:ខេត្ត|ក្រុង|រាជធានី)/g
const UNIT_KHMER = /(ខណ្ឌ|ស្រុក|សង្កាត់|តំបន់)/g

/** Folds a text to words between spaces, without "province" and the like. */
function toWords(text: string): string {
  return foldText(text)
    .replace(GENERIC, ' ')
    .replace(GENERIC_KHMER, ' ')
    .replace(UNIT_KHMER, ' $1 ')
    .replaceAll('kompong', 'kampong')
    .replace(/\bkaoh\b/g, 'koh')
    .replace(/\s+/g, ' ')
    .trim()
}

function toKey(name: string): string {
  return toWords(name).replaceAll(' ', '')
}

/** Provinces of a vacancy, the first stated first, and its places as they are shown. */
export type LocatedPlaces = { readonly provinces: readonly Province[]; readonly line: string }

/**
 * Finds the provinces of places, and those that a sentence of the text calls the place of work together with one of
 * them; if a source states no place, or only that it is in Cambodia, those of the title, else those of such sentences.
 * The text is lines of plain text. The returned line is empty when nothing is known.
 */
export function locatePlaces(
  places: readonly StatedPlace[],
  title: string,
  finder: ProvinceFinder,
  text = '',
): LocatedPlaces {
  const line = toPlaceLines(places, (place) => nameProvinces(place, finder))
  const isStated = places.some((place) => `${place.city}${place.region}` !== '' || isAbroad(place))
  if (line !== '' && isStated) {
    const stated = findProvinces(places, finder)
    const beside = findInText(text, finder, OF_COMPANY).filter(
      (found) => found.length > 1 && found.some((province) => stated.includes(province)),
    )
    const more = [...new Set(beside.flat())].filter((province) => !stated.includes(province))
    return {
      provinces: [...stated, ...more],
      line: [line, ...more.map((province) => inScriptOf(line, province))].join('; '),
    }
  }
  const ofTitle = finder.findAll(title)
  const provinces =
    ofTitle.length > 0 ? ofTitle : [...new Set(findInText(text, finder, OF_OFFICE).flat())]
  return { provinces, line: provinces.map(({ name }) => name).join('; ') || line }
}

/** What says in a sentence that a place follows where one works. */
const WORKS_AT =
  /(?:\b(?:location|duty station|(?:work|job)(?:ing)?\s?(?:place|location|site|station)|place of work)\s?[:–-]|\b(?:based|located|stationed|assigned|work(?:ing)?|position|project|site|factory|plant|office|branch)\b[^.:;\n]{0,30}?\b(?:in|at)\b|\bbase\s?:|(?:ទីតាំង|កន្លែង|ទីកន្លែង)(?:ធ្វើ)?(?:ការ|ការងារ)?\s?[:៖]|(?:នៅ|ប្រចាំ|ក្នុង)\s?(?:ឯ|ក្នុង)?\s?(?=ខេត្ត|រាជធានី|ក្រុង))\s?(?<place>[^.:;។\n]{2,60})/giu
/** What follows a place and is about others: "Phnom Penh, with trips to Kampot". */
const MORE =
  /\b(?:with|for|to|near|not|but|from|while|suppl(?:y|ies)|reports?|serv(?:es|ing)|travels?|trips?|visits?)\b/i
/** A sentence of nothing but a place and what stands there: `Sihanoukville plant.` */
const PLACE_OF_WORK =
  /(?:^|[.;])\s*(?<place>[^.:;,]{2,30})\s(?:plant|factory|site|branch|camp|base)\s*(?:[.;]|$)/giu
/** A line about where one applies or whose office it is. */
const OF_OFFICE =
  /\b(?:address|head ?office|headquarter|apply|send|submit|tel|contact)|អាសយដ្ឋាន|ការិយាល័យ|ស្នាក់ការ|ដាក់ពាក្យ|ផ្ញើ|ទំនាក់ទំនង/iu

/** The same, or a sentence about all places of an employer. */
const OF_COMPANY = new RegExp(
  `${OF_OFFICE.source}|\\b(?:we|our|company|offices?|branch(?:es)?|operates?)\\b|សាខា|យើង|ក្រុមហ៊ុនមាន`,
  'iu',
)

/** A point behind a title or the like ends no sentence: "Mr. Sok". */
const SENTENCE_ENDS = /\n|(?<=[.។])(?<!\b(?:mr|mrs|ms|dr|eng|st|no|tel|co)\.)\s/iu

/** Finds the provinces of each place of work in the sentences of a text, except some. */
function findInText(
  text: string,
  finder: ProvinceFinder,
  except: RegExp,
): readonly (readonly Province[])[] {
  if (text === '') return []
  const lines = text
    .replace(/[^\S\n]+/g, ' ')
    .split(SENTENCE_ENDS)
    .filter((line) => !except.test(line))
  return lines.flatMap((line) =>
    [...line.matchAll(WORKS_AT), ...line.matchAll(PLACE_OF_WORK)].map(({ groups }) =>
      finder.findAll(groups?.place?.split(MORE)[0] ?? ''),
    ),
  )
}

function findProvinces(places: readonly StatedPlace[], finder: ProvinceFinder): Province[] {
  return [...new Set(places.flatMap((place) => findOf(place, finder)))]
}

/** Towns of two provinces may have one name, so the region counts first. */
function findOf(place: StatedPlace, { findAll }: ProvinceFinder): readonly Province[] {
  if (isAbroad(place)) return []
  const ofRegion = findAll(place.region)
  return ofRegion.length > 0 ? ofRegion : findAll(place.city)
}

/** Formats a place with the usual names of its provinces: `Chbar Ampov` is `Chbar Ampov, Phnom Penh`. */
function nameProvinces(place: StatedPlace, finder: ProvinceFinder): string {
  const parts = toPlaceLine(place)
    .split(', ')
    .map((part) => {
      const province = isAbroad(place) ? null : finder.findNamed(part)
      return province === null ? part : inScriptOf(part, province)
    })
  const line = [...new Set(parts)].join(', ')
  const missing = findOf(place, finder).filter(
    ({ name, nameKm }) => !line.includes(name) && (nameKm === null || !line.includes(nameKm)),
  )
  return [line, ...missing.map((province) => inScriptOf(line, province))].join(', ')
}

function inScriptOf(text: string, { name, nameKm }: Province): string {
  return /\p{Script=Khmer}/u.test(text) ? (nameKm ?? name) : name
}
