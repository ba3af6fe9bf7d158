import { isNode, parseDocument } from 'yaml'
import { z } from 'zod'
import { BrokenFeedError } from '../broken-feed-error'
import { WORKPLACES } from '../clean/workplace'

const path = z.string().trim().min(1)
const paths = z.union([path.transform((one) => [one]), z.array(path).min(1)])

/**
 * Changes of a value: `decode` unescapes HTML once, `words` puts spaces for underscores and hyphens, `utc` states the zone of
 * a time; of `Delta Grid: Site Engineer`, `before-colon` is the employer and `after-colon` the title.
 */
const converter = z.enum(['decode', 'words', 'utc', 'before-colon', 'after-colon'])

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
      convert: converter,
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

export type MappedValue = z.output<typeof value>
export type MappedWorkplace = z.output<typeof way>
export type MappedPlacePart = z.output<typeof placePart>
export type MappedPlace = z.output<typeof place>

export type Converter = z.output<typeof converter>

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
  const keys = issue?.path ?? []
  // What is missing has no place of its own: that of what it is missing in.
  const nodes = keys.map((_, index) => document.getIn(keys.slice(0, keys.length - index), true))
  throw new BrokenFeedError(
    `${file}: ${keys.join('.') || 'the mapping'}: ${issue?.message ?? 'is not valid'}`,
    'Repair the mapping; docs/import.md lists the fields',
    positionOf(nodes.find(isNode)?.range?.[0] ?? 0),
  )
}
