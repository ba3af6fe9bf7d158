import { findCountry, toAlpha2 } from './country-codes'
import { normalizeCase } from './normalize-case'
import { toEntryText } from './plain-text'

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

const HOME = /^(cambodia|kingdom of cambodia|cambodge|kampuchea|(?:ប្រទេស|ព្រះរាជាណាចក្រ)?កម្ពុជា)$/i

const countryNames = new Intl.DisplayNames('en', { type: 'region' })

export function isAbroad({ country }: StatedPlace): boolean {
  const name = toCountryName(country)
  return name !== '' && !HOME.test(name)
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
  const country = isAbroad(stated) ? toCountryName(stated.country) : ''
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
  return text
    .split(/\s*(?:[;|\n]|\s\/\s|\sor\s|\sនិង\s)\s*/)
    .map((one) => toEntryText(one.slice(0, MAX_NAME)))
    .filter((one) => one !== '' && !/^\d+\+? locations?$/i.test(one))
    .map((one) => {
      const { before, behind } = WAY.exec(one)?.groups ?? {}
      const place = splitCountry(one.replace(WAY, '').replace(/^([^(]*)\)$/, '$1'))
      const way = before ?? behind
      return way === undefined ? place : { ...place, way }
    })
}

function splitCountry(text: string): StatedPlace {
  const parts = text.split(/\s*,\s*/)
  const last = parts.at(-1) ?? ''
  const isCountry = HOME.test(last) || (last.length > 3 && findCountry(last) !== null)
  if (!isCountry) return { city: text, region: '', country: '' }
  return { city: parts.slice(0, -1).join(', '), region: '', country: last }
}

/** Folds a text to small letters between spaces, so that `Indiana` is no part of `Indianapolis`. */
function toWords(text: string): string {
  return ` ${text.toLowerCase().replace(/[\s,]+/g, ' ')} `
}

function toName(text: string): string {
  return normalizeCase(toEntryText(text.slice(0, MAX_NAME)))
}

function toCountryName(country: string): string {
  const name = toEntryText(country.slice(0, MAX_NAME))
  const code = /^[a-z]{2}$/i.test(name) ? name.toUpperCase() : toAlpha2(name)
  return code === null ? normalizeCase(name) : (countryNames.of(code) ?? name)
}
