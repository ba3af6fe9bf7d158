import { findCountry, toAlpha2 } from './country-codes'
import { normalizeCase } from './normalize-case'
import { toEntryText } from './plain-text'

/** Empty strings for what the source omits. */
export type StatedPlace = {
  readonly city: string
  readonly region: string
  /** A name or an ISO 3166-1 code of two or three letters. */
  readonly country: string
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
