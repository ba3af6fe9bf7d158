import { PAY_STEPS, toPayToken } from './range-tokens'

const SIGN = String.raw`(?:\$|usd|us dollars?|dollars?|bucks|ដុល្លារ?)(?!\s*\d{3})`
const AMOUNT = String.raw`(?:(?:us)?\$|usd)?\s*(?<amount>\d[\d,.]*)\s*(?:(?<thousand>k\b)|(?<million>millions?\b|mil\b|លាន))?`
const RIEL = '(?:riels?(?![a-z])|khr(?![a-z])|៛|រៀល)'
const LESS = '(?:less|lower|smaller|fewer)'
const MORE = '(?:more|higher|greater|bigger)'
const NOT = '(?:not|no|never)'

const LEAST = `${NOT} (?:${LESS} than|under|below)|over|above|${MORE} than|at least|minimum|min|starting (?:from|at)|from|between|>=?|មិន(?:តិចជាង|ទាបជាង|ក្រោម)|លើសពី|លើស|ច្រើនជាង|ខ្ពស់ជាង|ចាប់ពី|យ៉ាងតិច|ចន្លោះ(?:ពី)?|ពី`
const MOST = `${NOT} (?:${MORE} than|over|above|exceeding)|under|below|${LESS} than|up to|at most|maximum|(?<!3ds )max|<=?|មិន(?:លើសពី|លើស|ច្រើនជាង|ខ្ពស់ជាង|[ឲឱ]្យលើស)|ក្រោម|តិចជាង|យ៉ាងច្រើន`
const RANGE = String.raw`(?:(?:-|–|to|and|ដល់|ទៅ)\s*\$?\s*(?:\d[\d.]*\s*k\b|\d[\d,.]{2,}(?:(?=${SIGN})|(?=\s*${RIEL})|(?![\da-z])))\s*(?:${SIGN})?)`
const UP = String.raw`(?:\+|up\b|or more|and more|and above|and up|ឡើង(?:ទៅ)?)`
const DOWN = '(?:or less|or below|or under|and below|and under|maximum|max|ចុះ(?:ក្រោម)?)'
const MONTHLY = String.raw`(?:\s*(?:(?:\/|per|a|each|every)\s*(?:months?|monthly|mo|m)|months?|monthly)(?![a-z\d])|(?:ក្នុង)?មួយខែ|ប្រចាំខែ|ក្នុង ?1 ?ខែ)`

export const BOUND_PATTERN = `(?:${MOST}|${LEAST})`

export const PAY_PATTERN = `(?:(?<most>${MOST})\\s*|(?:${LEAST})\\s*)?${AMOUNT}\\s*(?:${SIGN})?\\s*${RANGE}?\\s*(?<riel>${RIEL})?\\s*(?:${UP}|(?<down>${DOWN}))?${MONTHLY}?`

const IS_SIGNED = /\$|usd|dollar|bucks|ដុល្លា/i
const PAY_WORDS =
  /\$|ដុល្លា|ប្រាក់ខែ|ប្រាក់បៀវត្ស|ប្រចាំខែ|ក្នុងមួយខែ|(?<![a-z])(?:usd|dollars?|bucks|salary|salaries|pay(?:s|ing)?|paid|wages?|earn(?:s|ing|ings)?|(?:per|a) month|monthly)(?![a-z])/i

/** "iso 9001", "3ds max 2020", "s7-1200": a name's number. */
const NAMES =
  /(?<![a-z\d])(?:iso(?:\/iec)?|iec|ieee|astm|sap|3ds max|windows|office|class of|s7|version|no\.?)[\s-]*$/i
const UNITS =
  /^\s*(?:kv|kva|kwp?|kwh|mwp?|mwh?|w|v|hz|mm|cm|km|m|m2|m3|sqm|ha|kg|t|tons?|tonnes?|hp|rpm|bar|mpa|%|years?|hours?|days?|people|students?)(?![\p{L}\d])/iu

const RIEL_PER_DOLLAR = 4000

const YEARS = { first: 1990, last: 2040 }

/** Null where no money is meant: "3d", "iso 9001", "380v", "2026". */
export function parsePayCriterion({ 0: matchedText, index, input, groups = {} }: RegExpExecArray) {
  const { amount = '', thousand, million, riel, most, down } = groups
  const number = Number(
    amount
      .replace(/,/g, '')
      .replace(/\.(?=\d{3}\b)/g, '')
      .replace(/\.$/, ''),
  )
  const isRiel = riel !== undefined || (million !== undefined && !IS_SIGNED.test(matchedText))
  const times = million !== undefined ? 1_000_000 : thousand !== undefined ? 1000 : 1
  const dollars = (number * times) / (isRiel ? RIEL_PER_DOLLAR : 1)
  const isNamed =
    NAMES.test(input.slice(0, index)) || UNITS.test(input.slice(index + matchedText.length))
  const isPlain = !isNamed && !isYear(number) && PAY_WORDS.test(input)
  const isMoney = isRiel || thousand !== undefined || IS_SIGNED.test(matchedText) || isPlain
  const step = PAY_STEPS.findLast((each) => each <= dollars)
  if (!isMoney || step === undefined || dollars > 20_000) return null
  return {
    exact: [`'${toPayToken((most ?? down) === undefined ? 'least' : 'most', step)}'`],
    near: [],
  }
}

/** A round one is rather money: "salary 2000". */
function isYear(number: number): boolean {
  return number >= YEARS.first && number <= YEARS.last && number % 100 !== 0
}
