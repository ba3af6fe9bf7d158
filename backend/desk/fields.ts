import { StartError } from '@/backend/platform/runtime/start-error'
import {
  choice,
  type Field,
  many,
  numberField,
  optionalField,
  parseNames,
  richTextField,
  showNames,
  textField,
} from './field-kinds'
import { LISTING_TYPES } from './listing-types'

/** What has fields that an operator can state. */
export const FIELD_OWNERS = [
  ...LISTING_TYPES,
  ...(['employer', 'university', 'major', 'department'] as const),
] as const

export type FieldOwner = (typeof FIELD_OWNERS)[number]

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
  optionalField('closing', 'closingDate', 'day'),
  textField('place', 'place'),
  provinces,
  choice('category', 'categoryId'),
  majors,
  choice('type', 'typeId'),
  choice('level', 'levelId'),
  choice('qualification', 'qualificationId'),
  pay,
  numberField('positions', 'positions'),
  richTextField('description', 'description'),
  richTextField('requirements', 'requirements'),
  richTextField('benefits', 'benefits'),
  richTextField('how-to-apply', 'howToApply'),
  optionalField('apply-url', 'applyUrl'),
  optionalField('apply-email', 'applyEmail'),
]

const NAMES: readonly Field[] = [textField('name', 'name'), optionalField('name-km', 'nameKm')]

/** What an operator can state, in the order of a form. */
export const FIELDS_BY_OWNER: Readonly<Record<FieldOwner, readonly Field[]>> = {
  job: VACANCY,
  internship: VACANCY,
  scholarship: [
    textField('title', 'title'),
    textField('provider', 'provider'),
    textField('country', 'country'),
    optionalField('opening', 'openingDate', 'day'),
    optionalField('closing', 'closingDate', 'day'),
    choice('university', 'universityId'),
    choice('department', 'departmentId'),
    choice('qualification', 'qualificationId'),
    majors,
    textField('type', 'type', ['full', 'partial']),
    numberField('seats', 'seats'),
    richTextField('description', 'description'),
    richTextField('funding', 'funding'),
    richTextField('eligibility', 'eligibility'),
    richTextField('how-to-apply', 'howToApply'),
    optionalField('apply-url', 'applyUrl'),
  ],
  employer: [
    textField('name', 'name'),
    textField('kind', 'kind', ['company', 'ministry']),
    featured,
    choice('type', 'companyTypeId'),
    choice('province', 'locationId'),
    optionalField('website', 'website'),
    richTextField('description', 'description'),
  ],
  university: [
    ...NAMES,
    featured,
    choice('province', 'locationId'),
    optionalField('website', 'website'),
    richTextField('description', 'description'),
  ],
  major: [
    ...NAMES,
    choice('department', 'departmentId'),
    numberField('years', 'durationYears'),
    textField('degree', 'degree'),
    many('universities', 'universityIds', 'universityId'),
    richTextField('description', 'description'),
    richTextField('careers', 'careers'),
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
