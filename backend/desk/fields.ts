import { StartError } from '@/backend/platform/runtime/start-error'
import type { AllChoices, ChoiceName } from './choices'
import { LISTING_TYPES } from './listing-types'

/** What has fields that an operator can state. */
export const FIELD_OWNERS = [
  ...LISTING_TYPES,
  ...(['employer', 'university', 'major', 'department'] as const),
] as const

export type FieldOwner = (typeof FIELD_OWNERS)[number]

type Values = Readonly<Record<string, unknown>>

/** A field as an operator writes and reads it. */
export type Field = {
  /** The command's word for it. */
  readonly word: string
  readonly label: string
  /** How a form shows it; a name is chosen from that list, several are separated by semicolons. */
  readonly input:
    | ('line' | 'text' | 'day' | 'number')
    | readonly string[]
    | { readonly choice: ChoiceName }
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
  'apply-url': 'Web address for applications',
  'apply-email': 'E-mail address for applications',
  'name-km': 'Name in Khmer',
  years: 'Years of study',
  'title-km': 'Title in Khmer',
  published: 'Publication date, such as 2026-03-10',
  position: 'Position in the list, such as 1',
  url: 'Web address of the link',
  label: 'Text of the link',
  picture: 'Web address of the picture',
  body: 'Text, in Markdown',
}

const toLabel = (word: string) =>
  LABELS[word] ?? word.charAt(0).toUpperCase() + word.slice(1).replaceAll('-', ' ')

/** Describes a field with the words of one key. */
export function textField(word: string, key: string, input: Field['input'] = 'line'): Field {
  return {
    ...{ word, label: toLabel(word), input, keys: [key] },
    // What may be empty is decided by the act.
    parse: (words) => ({ [key]: words }),
    show: (values) => String(values[key] ?? ''),
  }
}

/** A field that may be null. */
function optional(word: string, key: string, input: 'line' | 'day' = 'line'): Field {
  return {
    ...textField(word, key, input),
    parse: (words) => ({ [key]: words === '' ? null : words }),
  }
}

/** Describes a field with a whole number, or null. */
export function numberField(word: string, key: string): Field {
  return {
    ...textField(word, key),
    input: 'number',
    parse: (words) => ({ [key]: words === '' ? null : toNumber(words) }),
  }
}

function choice(word: string, key: ChoiceName): Field {
  return {
    ...textField(word, key, { choice: key }),
    parse: (words, choices) => ({ [key]: words === '' ? null : findChoice(words, key, choices) }),
    show: (values, choices) => choices[key].nameOf(values[key]),
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

function many(word: string, key: string, name: ChoiceName): Field {
  return {
    ...textField(word, key, { choice: name }),
    isMany: true,
    parse: (words, choices) => ({ [key]: parseNames(words, name, choices) }),
    show({ [key]: ids }, choices) {
      return Array.isArray(ids) ? showNames(ids, name, choices) : ''
    },
  }
}

const majors = many('majors', 'majorIds', 'majorId')

const provinces: Field = {
  ...{ word: 'province', label: 'Province', input: { choice: 'locationId' }, isMany: true },
  keys: ['locationId', 'otherLocationIds'],
  parse(words, choices) {
    const [first = null, ...others] = parseNames(words, 'locationId', choices)
    return { locationId: first, otherLocationIds: others }
  },
  show: ({ locationId, otherLocationIds }, choices) =>
    showNames(
      [locationId, ...(Array.isArray(otherLocationIds) ? otherLocationIds : [])],
      'locationId',
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
  ...textField('featured', 'featured', ['no', 'yes']),
  parse(words) {
    if (words !== 'yes' && words !== 'no') throw new StartError('featured is yes or no.')
    return { featured: words === 'yes' }
  },
  show: (values) => (values.featured === true ? 'yes' : 'no'),
}

const VACANCY: readonly Field[] = [
  textField('title', 'title'),
  optional('closing', 'closingDate', 'day'),
  textField('place', 'place'),
  provinces,
  choice('category', 'categoryId'),
  majors,
  choice('type', 'typeId'),
  choice('level', 'levelId'),
  choice('qualification', 'qualificationId'),
  pay,
  numberField('positions', 'positions'),
  textField('description', 'description', 'text'),
  textField('requirements', 'requirements', 'text'),
  textField('benefits', 'benefits', 'text'),
  textField('how-to-apply', 'howToApply', 'text'),
  optional('apply-url', 'applyUrl'),
  optional('apply-email', 'applyEmail'),
]

const NAMES: readonly Field[] = [textField('name', 'name'), optional('name-km', 'nameKm')]

/** What an operator can state, in the order of a form. */
export const FIELDS_BY_OWNER: Readonly<Record<FieldOwner, readonly Field[]>> = {
  job: VACANCY,
  internship: VACANCY,
  scholarship: [
    textField('title', 'title'),
    textField('provider', 'provider'),
    textField('country', 'country'),
    optional('opening', 'openingDate', 'day'),
    optional('closing', 'closingDate', 'day'),
    choice('university', 'universityId'),
    choice('department', 'departmentId'),
    choice('qualification', 'qualificationId'),
    majors,
    textField('type', 'type', ['full', 'partial']),
    numberField('seats', 'seats'),
    textField('description', 'description', 'text'),
    textField('funding', 'funding', 'text'),
    textField('eligibility', 'eligibility', 'text'),
    textField('how-to-apply', 'howToApply', 'text'),
    optional('apply-url', 'applyUrl'),
  ],
  employer: [
    textField('name', 'name'),
    textField('kind', 'kind', ['company', 'ministry']),
    featured,
    choice('type', 'companyTypeId'),
    choice('province', 'locationId'),
    optional('website', 'website'),
    textField('description', 'description', 'text'),
  ],
  university: [
    ...NAMES,
    featured,
    choice('province', 'locationId'),
    optional('website', 'website'),
    textField('description', 'description', 'text'),
  ],
  major: [
    ...NAMES,
    choice('department', 'departmentId'),
    numberField('years', 'durationYears'),
    textField('degree', 'degree'),
    many('universities', 'universityIds', 'universityId'),
    textField('description', 'description', 'text'),
    textField('careers', 'careers', 'text'),
  ],
  department: NAMES,
}

/** Finds a field by its word. Throws `StartError` that names all of them. */
export function requireField(fields: readonly Field[], word: string): Field {
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
