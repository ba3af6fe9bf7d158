import { decodeXML } from 'entities'
import { parseDocument } from 'yaml'
import { z } from 'zod'
import { BrokenFeedError } from '../broken-feed-error'
import { splitPlaces } from '../clean/place'
import { WORKPLACES } from '../clean/workplace'
import type { VacancyInput } from '../imported-vacancy'
import type { FeedHead } from '../read/feed-head'
import type { FeedRecord } from '../read/feed-record'
import type { VacancyFormat } from './feed-format'
import { fillTemplate } from './fill-template'

const path = z.string().trim().min(1)
const paths = z.union([path.transform((one) => [one]), z.array(path).min(1)])

/**
 * Changes of a value: `decode` unescapes HTML once, `words` puts spaces for underscores and hyphens, `utc` states the zone of
 * a time; of `Delta Grid: Site Engineer`, `before-colon` is the employer and `after-colon` the title.
 */
const converters = {
  decode: decodeXML,
  words: (text: string) => text.replace(/[_-]+/g, ' '),
  utc: (text: string) => (/\d/.test(text) ? `${text} GMT` : text),
  'before-colon': (text: string) => /^(.+?):\s/.exec(text)?.[1] ?? '',
  'after-colon': (text: string) => text.replace(/^.+?:\s+/, ''),
} as const satisfies Readonly<Record<string, (text: string) => string>>

/**
 * A field's value: the first path, or text with `{paths}` in it, that is not empty; all of several as paragraphs (`join`);
 * a list of things with a heading and a text each (`sections`); or a constant. `head:title`, `head:author` are what the document says of itself;
 * `{feed:origin}` is the site that it was fetched from, and `{feed:name}` the value of `name` in that address.
 */
const value = z.union([
  paths.transform((first) => ({ first, convert: null })),
  z
    .strictObject({
      of: paths,
      convert: z.enum(['decode', 'words', 'utc', 'before-colon', 'after-colon']),
    })
    .transform(({ of, convert }) => ({
      first: of,
      convert,
    })),
  z.strictObject({ join: z.array(paths).min(1) }),
  z.strictObject({
    sections: path,
    heading: path,
    text: path,
    /** Headings of those that are left out. */
    without: z.array(z.string()).default([]),
  }),
  z.strictObject({ constant: z.string() }),
])

const placePart = z.union([paths, z.strictObject({ constant: z.string() })])

/** Places: paths of one place, or `each` thing of a list with paths inside it. */
const place = z.strictObject({
  each: path.optional(),
  text: paths.optional(),
  city: placePart.optional(),
  region: placePart.optional(),
  country: placePart.optional(),
  /** A thing whose field of this name is true is left out. */
  hidden: path.optional(),
})

/** Where the work is done: the source's own words, or what its values mean: `of: hybrid, means: { "true": hybrid }`. */
const way = z.union([
  path,
  z.strictObject({ constant: z.enum(WORKPLACES) }),
  z.strictObject({ of: path, means: z.record(z.string(), z.enum(WORKPLACES)) }),
])

const formatMappingSchema = z.strictObject({
  name: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/),
  /** Where the format is described. */
  about: z.string(),
  /** Paths of the entries: `jobs/job` in XML, `json/content` in JSON, `csv`. */
  entries: z.array(path).min(1),
  /** Fields that an entry of the format always has. */
  signs: z.array(path).min(1),
  /** No other format has these signs together: it reads the feed, however many signs others have. */
  unique: z.literal(true).optional(),
  extent: z.enum(['whole', 'part']).optional(),
  /** An entry with one of these values is shown to nobody. */
  withheld: z.strictObject({ field: path, values: z.array(z.string()).min(1) }).optional(),
  fields: z.strictObject({
    reference: value,
    title: value,
    employer: value.optional(),
    employerDescription: value.optional(),
    description: value,
    requirements: value.optional(),
    benefits: value.optional(),
    howToApply: value.optional(),
    url: value.optional(),
    applyEmail: value.optional(),
    pay: value.optional(),
    payMin: value.optional(),
    payMax: value.optional(),
    payCurrency: value.optional(),
    payPeriod: value.optional(),
    type: z.array(path).optional(),
    category: z.array(path).optional(),
    industry: z.array(path).optional(),
    occupationCode: z.array(path).optional(),
    education: z.array(path).optional(),
    experience: z.array(path).optional(),
    seniority: z.array(path).optional(),
    /** English or Khmer names of the site's own lists. */
    listed: z
      .strictObject({
        category: value.optional(),
        level: value.optional(),
        qualification: value.optional(),
        gender: value.optional(),
        majors: path.optional(),
      })
      .optional(),
    positions: value.optional(),
    postedAt: value.optional(),
    updatedAt: value.optional(),
    closingDate: value.optional(),
    places: z.array(place).optional(),
    remote: z.array(way).optional(),
  }),
})

type Value = z.output<typeof value>
type Way = z.output<typeof way>
type PlacePart = z.output<typeof placePart>
type Place = z.output<typeof place>

/** A format described by data: `mappings/*.yaml`, or an operator's own mapping. */
export type FormatMapping = z.output<typeof formatMappingSchema>

/** Parses a mapping. Throws `BrokenFeedError` with line and column of the mistake. */
export function parseFormatMapping(text: string, file: string): FormatMapping {
  const document = parseDocument(text)
  const positionOf = (offset: number) => {
    const before = text.slice(0, offset)
    return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') }
  }
  const [fault] = document.errors
  if (fault !== undefined)
    throw new BrokenFeedError(
      `${file}: ${fault.message.split('\n')[0]}`,
      'Repair the mapping',
      positionOf(fault.pos[0]),
    )
  const parsed = formatMappingSchema.safeParse(document.toJS())
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const at = issue?.path ?? []
  const keys = at.filter((key) => typeof key !== 'symbol')
  // What is missing has no place of its own: that of what it is missing in.
  const nodes = keys.map((_, index) => document.getIn(keys.slice(0, keys.length - index), true))
  const node = nodes.find((one) => typeof one === 'object' && one !== null && 'range' in one)
  const range = typeof node === 'object' && node !== null && 'range' in node ? node.range : null
  const offset = Array.isArray(range) ? Number(range[0]) : 0
  throw new BrokenFeedError(
    `${file}: ${keys.join('.') || 'the mapping'}: ${issue?.message ?? 'is not valid'}`,
    'Repair the mapping; docs/import.md lists the fields',
    positionOf(offset),
  )
}

/** Creates the format that a mapping describes. */
export function createMappedFormat({
  name,
  entries,
  signs,
  unique,
  extent,
  withheld,
  fields,
}: FormatMapping): VacancyFormat {
  const [recordPath = '', ...otherPaths] = entries
  return {
    name,
    recordPath,
    otherPaths,
    ...(extent === undefined ? {} : { extent }),
    signs,
    recognises: (record) => signs.every(record.has),
    ...(unique === true ? {} : { countSigns: () => signs.length }),
    ...(withheld === undefined
      ? {}
      : {
          isWithheld: (record) =>
            withheld.values.includes(record.text(withheld.field).toLowerCase()),
        }),
    toVacancy: (record, head) => toVacancy(fields, record, head),
  }
}

function toVacancy(
  fields: FormatMapping['fields'],
  record: FeedRecord,
  head: FeedHead | undefined,
): VacancyInput {
  const read = (spec: Value | undefined) =>
    spec === undefined ? '' : readValue(spec, record, head)
  const all = (list: readonly string[] = []) => list.flatMap((one) => [...record.texts(one)])
  const places = (fields.places ?? []).flatMap((spec) => readPlaces(spec, record))
  return {
    reference: read(fields.reference),
    title: read(fields.title),
    companyName: read(fields.employer),
    companyDescription: read(fields.employerDescription),
    places,
    description: read(fields.description),
    requirements: read(fields.requirements),
    benefits: read(fields.benefits),
    howToApply: read(fields.howToApply),
    url: read(fields.url),
    applyEmail: read(fields.applyEmail),
    pay: {
      min: read(fields.payMin),
      max: read(fields.payMax),
      currency: read(fields.payCurrency),
      period: read(fields.payPeriod),
      text: read(fields.pay),
    },
    typeWords: all(fields.type),
    words: {
      category: all(fields.category).map(converters.words),
      industry: all(fields.industry).map(converters.words),
      occupationCode: all(fields.occupationCode),
      education: all(fields.education).map(converters.words),
      experience: all(fields.experience),
      seniority: all(fields.seniority).map(converters.words),
    },
    category: read(fields.listed?.category),
    level: read(fields.listed?.level),
    qualification: read(fields.listed?.qualification),
    gender: read(fields.listed?.gender),
    majors: fields.listed?.majors === undefined ? [] : [...record.texts(fields.listed.majors)],
    remoteWords: (fields.remote ?? []).flatMap((spec) => readWays(spec, record)),
    positions: read(fields.positions),
    postedAt: read(fields.postedAt),
    updatedAt: read(fields.updatedAt),
    closingDate: read(fields.closingDate),
  }
}

function readValue(spec: Value, record: FeedRecord, head: FeedHead | undefined): string {
  const text = (one: string) => readText(one, record, head)
  if ('constant' in spec) return spec.constant
  if ('sections' in spec) {
    const sections = record
      .parts(spec.sections)
      .filter((part) => !spec.without.includes(part.text(spec.heading)))
    return sections
      .map((part) => `<h3>${part.text(spec.heading)}</h3>${part.text(spec.text)}`)
      .join('')
  }
  if ('join' in spec) {
    const texts = spec.join.flatMap(
      (alternatives) => alternatives.map(record.texts).find(({ length }) => length > 0) ?? [],
    )
    return texts.map((one) => (one.includes('<') ? one : `<p>${one}</p>`)).join('')
  }
  const found = spec.first.map(text).find((one) => one !== '') ?? ''
  return spec.convert === null ? found : converters[spec.convert](found)
}

/** What a board's title says besides whose it is. */
const OF_BOARD = /\s+(?:jobs?|careers?|vacancies|recruitment|openings|positions)$/i

function readText(one: string, record: FeedRecord, head: FeedHead | undefined): string {
  if (one.includes('{')) return fillTemplate(one, record, head?.address ?? null)
  switch (one) {
    case 'head:title':
      return (head?.title ?? '').replace(OF_BOARD, '')
    case 'head:author':
      return head?.author ?? ''
    default:
      return record.text(one)
  }
}

function readWays(spec: Way, record: FeedRecord): readonly string[] {
  if (typeof spec === 'string') return record.texts(spec)
  if ('constant' in spec) return [spec.constant]
  return record.texts(spec.of).flatMap((word) => spec.means[word.toLowerCase()] ?? [])
}

function readPlaces(spec: Place, record: FeedRecord) {
  const all = spec.each === undefined ? [record] : record.parts(spec.each)
  const isHidden = (thing: FeedRecord) =>
    spec.hidden !== undefined && thing.text(spec.hidden) === 'true'
  const things = all.filter((thing) => !isHidden(thing))
  const first = (thing: FeedRecord, part: PlacePart = []) =>
    'constant' in part ? part.constant : (part.map(thing.text).find((one) => one !== '') ?? '')
  const named = spec.each !== undefined && all.length === 0 ? record.texts(spec.each) : []
  return [
    ...things.flatMap((thing) => {
      const city = first(thing, spec.city)
      const region = first(thing, spec.region)
      const country = first(thing, spec.country)
      if (city !== '' || region !== '' || country !== '') return [{ city, region, country }]
      return splitPlaces(first(thing, spec.text))
    }),
    ...named.flatMap(splitPlaces),
  ]
}
