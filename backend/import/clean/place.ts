import { findCountry, findCountryOfCity, getCountryName } from './countries'
import { toPlainTextLine } from './markup'

/** Empty strings for what the source omits. */
export type StatedPlace = {
  readonly city: string
  readonly region: string
  /** A name or an ISO 3166-1 code of two or three letters. */
  readonly country: string
  /** How one works there, as the source says it with the place: `Hybrid`. */
  readonly way?: string | undefined
}

/** Longest name of a city, region or country, in characters. */
const MAX_NAME = 200

const HOME =
  /^(khm?|cambodia|kingdom of cambodia|cambodge|kampuchea|(?:ប្រទេស|ព្រះរាជាណាចក្រ)?កម្ពុជា)$/i

export function isAbroad(stated: StatedPlace): boolean {
  const name = findCountryName(stated)
  return name !== '' && !HOME.test(name)
}

/** Returns the stated country, else that of a well-known city abroad: `Bangkok` alone is Thailand. */
function findCountryName({ city, country }: StatedPlace): string {
  const last = city.split(',').at(-1) ?? ''
  return toCountryName(country === '' ? (findCountryOfCity(last) ?? '') : country)
}

/** Finds the ISO 3166-1 code of two letters; null when the source names no country, or an unknown one. */
export function toCountryCode(country: string): string | null {
  const name = toCountryName(country)
  return HOME.test(name) ? 'KH' : findCountry(name)
}

/**
 * Formats `Laval, Pays de la Loire, France` without repetitions and our own country; empty when nothing is
 * stated.
 */
export function toPlaceLine(stated: StatedPlace): string {
  const city = toName(stated.city)
  const region = toName(stated.region)
  const country = isAbroad(stated) ? findCountryName(stated) : ''
  const parts: string[] = []
  for (const part of [city, region, country]) {
    if (part !== '' && !toWords(parts.join(' ')).includes(toWords(part))) parts.push(part)
  }
  return parts.join(', ') || toCountryName(stated.country)
}

/** Most places that are listed, and characters of the line. */
const MAX_PLACES = 5
const MAX_LINE = 300

/** Formats several places, each once: `Phnom Penh; Siem Reap`. */
export function toPlaceLines(
  places: readonly StatedPlace[],
  toLine: (place: StatedPlace) => string = toPlaceLine,
): string {
  const lines = [...new Set(places.map(toLine).filter((line) => line !== ''))]
  const more = lines.length > MAX_PLACES ? [`${lines.length - MAX_PLACES} more`] : []
  return [...lines.slice(0, MAX_PLACES), ...more].join('; ').slice(0, MAX_LINE)
}

/** A way to work before or behind a place: `Hybrid - Phnom Penh`, `Phnom Penh (hybrid)`. */
const WAY =
  /^(?<before>remote|hybrid|on[- ]?site)\s*(?:[-–—:,(]\s*|$)|\s*\((?<behind>remote|hybrid|on[- ]?site)\)?$/i

/**
 * Splits a text that names places into places: `Phnom Penh, Cambodia; Bangkok, Thailand` are two, a country at the
 * end of each is its country. `2 Locations` and `Remote` name none.
 */
export function splitPlaces(text: string): readonly StatedPlace[] {
  // Runs of spaces would be searched again from each of them.
  return text
    .replace(/[^\S\n]+/g, ' ')
    .split(/\s*(?:[;|\n]|\s\/\s|\sor\s|\sនិង\s)\s*/)
    .map((one) => toPlainTextLine(one.slice(0, MAX_NAME)))
    .filter((one) => one !== '' && !/^\d+\+? locations?$/i.test(one))
    .map((one) => {
      const { before, behind } = WAY.exec(one)?.groups ?? {}
      const place = splitCountry(one.replace(WAY, '').replace(/^([^(]*)\)$/, '$1'))
      const way = before ?? behind
      return way === undefined ? place : { ...place, way }
    })
}

/** Two or three letters that name a country at the end of a place; others may be a state, such as `CA`. */
const ABBREVIATED = /^(?:uk|usa|uae)$/i

function splitCountry(text: string): StatedPlace {
  const parts = text.split(/\s*,\s*/)
  const last = parts.at(-1) ?? ''
  const isNamed = last.length > 3 || ABBREVIATED.test(last)
  const isCountry = HOME.test(last) || (isNamed && findCountry(last) !== null)
  if (!isCountry) return { city: text, region: '', country: '' }
  return { city: parts.slice(0, -1).join(', '), region: '', country: last }
}

/** Folds a text to small letters between spaces, so that `Indiana` is no part of `Indianapolis`. */
function toWords(text: string): string {
  return ` ${text.toLowerCase().replace(/[\s,]+/g, ' ')} `
}

function toName(text: string): string {
  return normalizeCase(toPlainTextLine(text.slice(0, MAX_NAME)))
}

function toCountryName(country: string): string {
  const name = toPlainTextLine(country.slice(0, MAX_NAME))
  return getCountryName(name) ?? normalizeCase(name)
}

const SMALL = new Set([
  'de',
  'du',
  'des',
  'la',
  'le',
  'les',
  'sur',
  'sous',
  'en',
  'et',
  'lès',
  'of',
])

/** Rewrites a name in capitals (`VAL DE MARNE`, `Val de Marne`); others stay. */
export function normalizeCase(name: string): string {
  const shouts = name === name.toUpperCase() && name !== name.toLowerCase() && name.length > 3
  if (!shouts) return name
  return name.toLowerCase().replace(/[\p{L}\p{M}]+/gu, (word, at: number) => {
    if (at > 0 && SMALL.has(word)) return word
    return word.charAt(0).toUpperCase() + word.slice(1)
  })
}
