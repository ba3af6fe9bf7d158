import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { parseJsonLines } from '@/backend/platform/text/json-lines'
import { toPlainTextLine } from './markup'

/** ISO 3166-1: three letters, then the two of the same country. */
const CODES = `
  ABWAW AFGAF AGOAO AIAAI ALAAX ALBAL ANDAD AREAE ARGAR ARMAM ASMAS ATAAQ ATFTF ATGAG AUSAU AUTAT
  AZEAZ BDIBI BELBE BENBJ BESBQ BFABF BGDBD BGRBG BHRBH BHSBS BIHBA BLMBL BLRBY BLZBZ BMUBM BOLBO
  BRABR BRBBB BRNBN BTNBT BVTBV BWABW CAFCF CANCA CCKCC CHECH CHLCL CHNCN CIVCI CMRCM CODCD COGCG
  COKCK COLCO COMKM CPVCV CRICR CUBCU CUWCW CXRCX CYMKY CYPCY CZECZ DEUDE DJIDJ DMADM DNKDK DOMDO
  DZADZ ECUEC EGYEG ERIER ESHEH ESPES ESTEE ETHET FINFI FJIFJ FLKFK FRAFR FROFO FSMFM GABGA GBRGB
  GEOGE GGYGG GHAGH GIBGI GINGN GLPGP GMBGM GNBGW GNQGQ GRCGR GRDGD GRLGL GTMGT GUFGF GUMGU GUYGY
  HKGHK HMDHM HNDHN HRVHR HTIHT HUNHU IDNID IMNIM INDIN IOTIO IRLIE IRNIR IRQIQ ISLIS ISRIL ITAIT
  JAMJM JEYJE JORJO JPNJP KAZKZ KENKE KGZKG KHMKH KIRKI KNAKN KORKR KWTKW LAOLA LBNLB LBRLR LBYLY
  LCALC LIELI LKALK LSOLS LTULT LUXLU LVALV MACMO MAFMF MARMA MCOMC MDAMD MDGMG MDVMV MEXMX MHLMH
  MKDMK MLIML MLTMT MMRMM MNEME MNGMN MNPMP MOZMZ MRTMR MSRMS MTQMQ MUSMU MWIMW MYSMY MYTYT NAMNA
  NCLNC NERNE NFKNF NGANG NICNI NIUNU NLDNL NORNO NPLNP NRUNR NZLNZ OMNOM PAKPK PANPA PCNPN PERPE
  PHLPH PLWPW PNGPG POLPL PRIPR PRKKP PRTPT PRYPY PSEPS PYFPF QATQA REURE ROURO RUSRU RWARW SAUSA
  SDNSD SENSN SGPSG SGSGS SHNSH SJMSJ SLBSB SLESL SLVSV SMRSM SOMSO SPMPM SRBRS SSDSS STPST SURSR
  SVKSK SVNSI SWESE SWZSZ SXMSX SYCSC SYRSY TCATC TCDTD TGOTG THATH TJKTJ TKLTK TKMTM TLSTL TONTO
  TTOTT TUNTN TURTR TUVTV TWNTW TZATZ UGAUG UKRUA UMIUM URYUY USAUS UZBUZ VATVA VCTVC VENVE VGBVG
  VIRVI VNMVN VUTVU WLFWF WSMWS YEMYE ZAFZA ZMBZM ZWEZW`

const twoLetters = new Map(
  CODES.trim()
    .split(/\s+/)
    .map((code) => [code.slice(0, 3), code.slice(3)]),
)

/** Converts `KHM` to `KH`; null for what is no code of three letters. */
function toAlpha2(code: string): string | null {
  return twoLetters.get(code.toUpperCase()) ?? null
}

const names = new Intl.DisplayNames('en', { type: 'region' })

/** Other names sources write. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'czech republic': 'CZ',
  'great britain': 'GB',
  'hong kong': 'HK',
  'korea, republic of': 'KR',
  'lao pdr': 'LA',
  macau: 'MO',
  myanmar: 'MM',
  'republic of korea': 'KR',
  'russian federation': 'RU',
  'the netherlands': 'NL',
  turkey: 'TR',
  uae: 'AE',
  uk: 'GB',
  'united states of america': 'US',
  usa: 'US',
  'viet nam': 'VN',
}

const codes = new Map([
  ...[...twoLetters.values()].map((code) => [names.of(code)?.toLowerCase(), code] as const),
  ...Object.entries(OTHER_NAMES),
])

/** Finds the two-letter code of a country by its English name; null when there is no such country. */
function findCountry(name: string): string | null {
  return codes.get(name.toLowerCase()) ?? null
}

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

const countryNames = new Intl.DisplayNames('en', { type: 'region' })

export function isAbroad(stated: StatedPlace): boolean {
  const name = getCountryName(stated)
  return name !== '' && !HOME.test(name)
}

/** Returns the stated country, else that of a well-known city abroad: `Bangkok` alone is Thailand. */
function getCountryName({ city, country }: StatedPlace): string {
  if (country !== '') return toCountryName(country)
  foreignCities ??= readForeignCities()
  const last = city.split(',').at(-1) ?? ''
  return toCountryName(foreignCities.get(last.trim().toLowerCase()) ?? '')
}

let foreignCities: ReadonlyMap<string, string> | null = null

const FOREIGN_CITIES = 'foreign-cities.jsonl'

const foreignCityRow = z.strictObject({
  country: z.string().regex(/^[A-Z]{2}$/),
  cities: z.array(z.string().trim().min(2)),
})

/** Reads the countries of cities in small letters. Throws `BrokenRowError`. */
function readForeignCities(): ReadonlyMap<string, string> {
  const file = new URL(`../../reference/${FOREIGN_CITIES}`, import.meta.url)
  const text = readFileSync(file, 'utf8')
  const rows = parseJsonLines({ file: FOREIGN_CITIES, text, schema: foreignCityRow })
  return new Map(
    rows.flatMap(({ country, cities }) =>
      cities.map((city) => [city.toLowerCase(), country] as const),
    ),
  )
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
  const country = isAbroad(stated) ? getCountryName(stated) : ''
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
  const code = /^[a-z]{2}$/i.test(name) ? name.toUpperCase() : toAlpha2(name)
  return code === null ? normalizeCase(name) : (countryNames.of(code) ?? name)
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
