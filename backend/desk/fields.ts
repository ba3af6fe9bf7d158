import { StartError } from '@/backend/platform/runtime/start-error'
import type { AllChoices, ChoiceName } from './choices'
import type { ListingName } from './listing-areas'

type Values = Readonly<Record<string, unknown>>

/** A field as an operator writes and reads it. */
export type Field = {
  /** The command's word for it. */
  readonly word: string
  readonly label: string
  /** How a form shows it; a name is chosen from that list, several are separated by semicolons. */
  readonly input: 'line' | 'text' | 'day' | 'number' | 'yes-no' | { readonly choice: ChoiceName }
  readonly isMany?: true
  /** Keys of the draft that it has the values of. */
  readonly keys: readonly string[]
  /** Converts the operator's words. Throws `StartError`. */
  readonly parse: (words: string, choices: AllChoices) => Values
  /** Converts values of a draft to words that `parse` reads. */
  readonly show: (values: Values, choices: AllChoices) => string
}

const LABELS: Readonly<Record<string, string>> = {
  closing: 'Closing date',
  opening: 'Opening date',
  'apply-url': 'Address to apply at',
  'apply-email': 'Applications are mailed to',
}

const toLabel = (word: string) =>
  LABELS[word] ?? word.charAt(0).toUpperCase() + word.slice(1).replaceAll('-', ' ')

function plain(word: string, key: string, input: 'line' | 'text' | 'day' = 'line'): Field {
  return {
    ...{ word, label: toLabel(word), input, keys: [key] },
    // What may be empty is decided by the act.
    parse: (words) => ({ [key]: words }),
    show: (values) => String(values[key] ?? ''),
  }
}

/** A field that may be null. */
function optional(word: string, key: string, input: 'line' | 'day' = 'line'): Field {
  return { ...plain(word, key, input), parse: (words) => ({ [key]: words === '' ? null : words }) }
}

function number(word: string, key: string): Field {
  return {
    ...plain(word, key),
    input: 'number',
    parse: (words) => ({ [key]: words === '' ? null : toNumber(words) }),
  }
}

function choice(word: string, key: string, name: ChoiceName): Field {
  return {
    ...plain(word, key),
    input: { choice: name },
    parse: (words, choices) => ({ [key]: words === '' ? null : findChoice(words, name, choices) }),
    show: (values, choices) => choices[name].nameOf(values[key]),
  }
}

const parseNames = (words: string, name: ChoiceName, choices: AllChoices) =>
  words
    .split(';')
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .map((each) => findChoice(each, name, choices))

const showNames = (ids: readonly unknown[], name: ChoiceName, choices: AllChoices) =>
  ids
    .map((id) => choices[name].nameOf(id))
    .filter((one) => one !== '')
    .join('; ')

const majors: Field = {
  ...{ word: 'majors', label: 'Majors', input: { choice: 'major' }, isMany: true },
  keys: ['majorIds'],
  parse: (words, choices) => ({ majorIds: parseNames(words, 'major', choices) }),
  show: ({ majorIds }, choices) =>
    Array.isArray(majorIds) ? showNames(majorIds, 'major', choices) : '',
}

const provinces: Field = {
  ...{ word: 'province', label: 'Province', input: { choice: 'province' }, isMany: true },
  keys: ['locationId', 'otherLocationIds'],
  parse(words, choices) {
    const [first = null, ...others] = parseNames(words, 'province', choices)
    return { locationId: first, otherLocationIds: others }
  },
  show: ({ locationId, otherLocationIds }, choices) =>
    showNames(
      [locationId, ...(Array.isArray(otherLocationIds) ? otherLocationIds : [])],
      'province',
      choices,
    ),
}

/** `500-800 USD`, a month. */
const pay: Field = {
  ...{ word: 'pay', label: 'Pay a month', input: 'line' },
  keys: ['payMin', 'payMax', 'payCurrency'],
  parse(words) {
    if (words === '') return { payMin: null, payMax: null, payCurrency: null }
    const found = /^(\d+)?(?:\s*(-)\s*(\d+)?)?\s*(USD|KHR)$/i.exec(words.replaceAll(',', ''))
    const [, min, dash, max, currency = ''] = found ?? []
    if (min === undefined && max === undefined) {
      throw new StartError('Write the pay as 500-800 USD, 500- USD or 2000000 KHR.')
    }
    return {
      payMin: min === undefined ? null : Number(min),
      payMax: dash === undefined ? Number(min) : max === undefined ? null : Number(max),
      payCurrency: currency.toUpperCase(),
    }
  },
  show: ({ payMin, payMax, payCurrency }) =>
    payCurrency === null ? '' : `${payMin ?? ''}-${payMax ?? ''} ${payCurrency}`,
}

const featured: Field = {
  ...plain('featured', 'featured'),
  input: 'yes-no',
  parse(words) {
    if (words !== 'yes' && words !== 'no') throw new StartError('featured is yes or no.')
    return { featured: words === 'yes' }
  },
  show: (values) => (values.featured === true ? 'yes' : 'no'),
}

const VACANCY: readonly Field[] = [
  plain('title', 'title'),
  optional('closing', 'closingDate', 'day'),
  plain('place', 'place'),
  provinces,
  choice('category', 'categoryId', 'category'),
  majors,
  choice('type', 'typeId', 'type'),
  choice('level', 'levelId', 'level'),
  choice('qualification', 'qualificationId', 'qualification'),
  pay,
  number('positions', 'positions'),
  plain('description', 'description', 'text'),
  plain('requirements', 'requirements', 'text'),
  plain('benefits', 'benefits', 'text'),
  plain('how-to-apply', 'howToApply', 'text'),
  optional('apply-url', 'applyUrl'),
  optional('apply-email', 'applyEmail'),
]

/** What an operator can correct, in the order of a form. */
export const FIELDS: Readonly<Record<ListingName | 'employer', readonly Field[]>> = {
  job: VACANCY,
  internship: VACANCY,
  scholarship: [
    plain('title', 'title'),
    plain('provider', 'provider'),
    plain('country', 'country'),
    optional('opening', 'openingDate', 'day'),
    optional('closing', 'closingDate', 'day'),
    choice('university', 'universityId', 'university'),
    choice('department', 'departmentId', 'department'),
    choice('qualification', 'qualificationId', 'qualification'),
    majors,
    plain('type', 'type'),
    number('seats', 'seats'),
    plain('description', 'description', 'text'),
    plain('funding', 'funding', 'text'),
    plain('eligibility', 'eligibility', 'text'),
    plain('how-to-apply', 'howToApply', 'text'),
    optional('apply-url', 'applyUrl'),
  ],
  employer: [
    plain('name', 'name'),
    plain('kind', 'kind'),
    featured,
    choice('type', 'companyTypeId', 'companyType'),
    choice('province', 'locationId', 'province'),
    optional('website', 'website'),
    plain('description', 'description', 'text'),
  ],
}

/** Finds a field by its word. Throws `StartError` that names all of them. */
export function findField(fields: readonly Field[], word: string): Field {
  const field = fields.find((each) => each.word === word)
  if (field !== undefined) return field
  const words = fields.map((each) => each.word).join(', ')
  throw new StartError(`"${word}" cannot be corrected. Choose from: ${words}.`)
}

function toNumber(words: string): number {
  if (/^\d{1,9}$/.test(words)) return Number(words)
  throw new StartError(`"${words}" is no whole number.`)
}

function findChoice(words: string, name: ChoiceName, choices: AllChoices): number {
  const id = choices[name].find(words)
  if (id !== null) return id
  const names = choices[name].all.map((each) => each.name).join('; ')
  throw new StartError(`"${words}" is not on the list. Choose from: ${names}.`)
}
