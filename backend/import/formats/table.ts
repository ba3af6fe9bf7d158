import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { loadYaml } from '@/backend/platform/text/load-yaml'
import { parseApplyAddress } from '../clean/addresses'
import { splitPlaces } from '../clean/place'
import type { FeedRecord } from '../read/feed-record'
import type { VacancyFormat } from './feed-format'

const FIELDS = [
  ...['reference', 'title', 'employer', 'employerDescription', 'description', 'requirements'],
  ...[
    'benefits',
    'howToApply',
    'contact',
    'url',
    'applyEmail',
    'pay',
    'payMin',
    'payMax',
    'payCurrency',
  ],
  ...['payPeriod', 'type', 'category', 'industry', 'education', 'experience', 'seniority'],
  ...['positions', 'postedAt', 'updatedAt', 'closingDate', 'city', 'region', 'country', 'remote'],
] as const

type Field = (typeof FIELDS)[number]

/** Of which a table of jobs has one. */
const TEXTS = ['description', 'requirements', 'howToApply', 'contact'] as const

const namesSchema = z.strictObject(
  Object.fromEntries(FIELDS.map((field) => [field, z.array(z.string()).min(1)])),
)

/** Fields by what people call them; of two fields with one name the first counts. Read when first needed. */
let fieldOfName: ReadonlyMap<string, Field> | null = null

/** Reads what people call each field. */
export function readFieldNames(): Readonly<Record<string, readonly string[]>> {
  const text = readFileSync(new URL('field-names.yaml', import.meta.url), 'utf8')
  return namesSchema.parse(loadYaml().parse(text))
}

function readNames(): ReadonlyMap<string, Field> {
  const names = readFieldNames()
  return new Map(
    FIELDS.toReversed().flatMap((field) =>
      (names[field] ?? []).map((name) => [toKey(name), field] as const),
    ),
  )
}

/** Finds the field that a column or property of this name holds; null for an unknown name. */
export function findField(name: string): Field | null {
  fieldOfName ??= readNames()
  return fieldOfName.get(toKey(name)) ?? null
}

function toKey(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/\([^)]*\)/g, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}

/**
 * A table of jobs (CSV, a spreadsheet, JSON) of which the columns have their usual names in English or Khmer
 * (`field-names.yaml`): what people write by hand and small boards export.
 */
export const table: VacancyFormat = {
  name: 'table',
  recordPath: 'csv',
  isGeneric: true,
  recognises: (record) => {
    const fields = new Set(record.fields().map(findField))
    const isVacancy = TEXTS.some((field) => fields.has(field))
    return fields.has('title') && isVacancy
  },
  countSigns: () => 0,
  toVacancy: (record, head) => {
    const columns = toColumns(record)
    const text = (field: Field) => readColumns(record, columns, field)
    const title = text('title')
    const employer = text('employer') || (head?.title ?? '')
    const hasOtherWay = text('url') !== '' || text('applyEmail') !== ''
    const howToApply = text('howToApply') || (hasOtherWay ? '' : text('contact'))
    const places = toPlaces(text('city'), text('region'), text('country'))
    return {
      reference: text('reference') || text('url') || toReference(title, employer, text('city')),
      title,
      companyName: employer,
      companyDescription: text('employerDescription'),
      places,
      description: text('description') || text('requirements') || howToApply,
      requirements: text('description') === '' ? '' : text('requirements'),
      benefits: text('benefits'),
      howToApply,
      url: text('url'),
      applyEmail: text('applyEmail') || findAddress(howToApply),
      pay: {
        min: text('payMin'),
        max: text('payMax'),
        currency: text('payCurrency'),
        period: text('payPeriod') || (text('payMin') + text('payMax') === '' ? '' : 'month'),
        text: `${text('pay')} ${readBrackets(columns.get('pay') ?? [])}`.trim(),
      },
      typeWords: [text('type')],
      words: {
        category: [text('category')],
        industry: [text('industry')],
        education: [text('education')],
        experience: [text('experience')],
        seniority: [text('seniority')],
      },
      remoteWords: [text('remote')],
      positions: /\d+/.exec(text('positions'))?.[0] ?? '',
      postedAt: text('postedAt'),
      updatedAt: text('updatedAt'),
      closingDate: text('closingDate'),
    }
  },
}

/** Lists the names of a record by the fields they hold. */
function toColumns(record: FeedRecord): ReadonlyMap<Field, readonly string[]> {
  const columns = new Map<Field, string[]>()
  for (const name of record.fields()) {
    const field = findField(name)
    if (field !== null) columns.set(field, [...(columns.get(field) ?? []), name])
  }
  return columns
}

/** Where the text of a thing stands. */
const NAMES = ['name', 'label', 'rendered'] as const
const LONG_TEXTS = ['rendered', 'html', 'text', 'value'] as const
const LONG: ReadonlySet<Field> = new Set<Field>([
  'description',
  'requirements',
  'benefits',
  'howToApply',
])

/**
 * Reads the first column of a field that is not empty; of a thing its name, or its text if the field is a long one; of a
 * list all items, each with its name as a heading if they are things with a text.
 */
function readColumns(
  record: FeedRecord,
  columns: ReadonlyMap<Field, readonly string[]>,
  field: Field,
): string {
  for (const name of columns.get(field) ?? []) {
    const isLong = LONG.has(field)
    const parts = isLong ? record.parts(name).filter((part) => part.text('value') !== '') : []
    const sections = parts.map((part) => `<h3>${part.text('name')}</h3>${part.text('value')}`)
    const inner = (isLong ? LONG_TEXTS : NAMES).map((one) => record.text(`${name}/${one}`))
    const text =
      sections.join('') || record.texts(name).join('; ') || (inner.find((one) => one !== '') ?? '')
    if (text !== '') return text
  }
  return ''
}

function toPlaces(city: string, region: string, country: string) {
  const places = splitPlaces(city)
  if (places.length > 1) return places
  const [first = { city: '', region: '', country: '' }] = places
  return [{ ...first, region: region || first.region, country: country || first.country }]
}

/** What brackets of a header say of all its values: `Salary (USD/month)`. */
function readBrackets(names: readonly string[]): string {
  return names
    .map((name) => /\(([^)]*)\)/.exec(name)?.[1] ?? '')
    .join(' ')
    .trim()
}

/** The only e-mail address of a text; empty for none or several. */
function findAddress(text: string): string {
  const found = text.match(/[^\s<>()/,;]+@[^\s<>()/,;]+/g) ?? []
  return found.length === 1 ? (parseApplyAddress(found[0]) ?? '') : ''
}

/** A row without a reference is known by what it is. */
function toReference(title: string, employer: string, place: string): string {
  return [title, employer, place].join(' | ').toLowerCase().slice(0, 200)
}
