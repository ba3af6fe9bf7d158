import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { parseJsonLines } from '@/backend/platform/text/json-lines'

const FILE = 'countries.jsonl'

const countryRow = z.strictObject({
  /** ISO 3166-1 alpha-2. */
  code: z.string().regex(/^[A-Z]{2}$/),
  alpha3: z.string().regex(/^[A-Z]{3}$/),
  /** Names that sources write besides the English one, in small letters. */
  otherNames: z.array(z.string().trim().min(2)).default([]),
  /** Large cities abroad that sources name without their country. */
  cities: z.array(z.string().trim().min(2)).default([]),
})

const englishNames = new Intl.DisplayNames('en', { type: 'region' })

const rows = parseJsonLines({
  file: FILE,
  text: readFileSync(new URL(`../../reference/${FILE}`, import.meta.url), 'utf8'),
  schema: countryRow,
})

const codesByAlpha3 = new Map(rows.map(({ alpha3, code }) => [alpha3, code]))
const codesByName = new Map(
  rows.flatMap(({ code, otherNames }) =>
    [englishNames.of(code)?.toLowerCase() ?? '', ...otherNames].map((name) => [name, code]),
  ),
)
/** By two letters, as looked up so far: `Intl.DisplayNames` takes as long as reading an address. */
const namesByCode = new Map<string, string>()
const codesByCity = new Map(
  rows.flatMap(({ code, cities }) => cities.map((city) => [city.toLowerCase(), code])),
)

/** Finds the two-letter code of a country by its English name; null when there is no such country. */
export function findCountry(name: string): string | null {
  return codesByName.get(name.toLowerCase()) ?? null
}

/** Finds the two-letter code of the country of a large city abroad, else null. */
export function findCountryOfCity(city: string): string | null {
  return codesByCity.get(city.trim().toLowerCase()) ?? null
}

/** Returns the English name of an ISO 3166-1 code of two or three letters; null for what is no such code. */
export function getCountryName(code: string): string | null {
  const upper = code.toUpperCase()
  const alpha2 = /^[A-Z]{2}$/.test(upper) ? upper : codesByAlpha3.get(upper)
  if (alpha2 === undefined) return null
  const name = namesByCode.get(alpha2) ?? englishNames.of(alpha2) ?? alpha2
  namesByCode.set(alpha2, name)
  return name
}
