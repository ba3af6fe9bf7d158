import { decodeXML } from 'entities'
import { splitPlaces } from '../clean/place'
import type { VacancyInput } from '../imported-vacancy'
import type { FeedHead } from '../read/feed-head'
import type { FeedRecord } from '../read/feed-record'
import type { VacancyFormat } from './feed-format'
import { fillTemplate } from './fill-template'
import type {
  Converter,
  FormatMapping,
  MappedPlace,
  MappedPlacePart,
  MappedValue,
  MappedWorkplace,
} from './format-mapping'

const converters: Readonly<Record<Converter, (text: string) => string>> = {
  decode: decodeXML,
  words: (text: string) => text.replace(/[_-]+/g, ' '),
  utc: (text: string) => (/\d/.test(text) ? `${text} GMT` : text),
  'before-colon': (text: string) => /^(.+?):\s/.exec(text)?.[1] ?? '',
  'after-colon': (text: string) => text.replace(/^.+?:\s+/, ''),
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
  const read = (spec: MappedValue | undefined) =>
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

function readValue(spec: MappedValue, record: FeedRecord, head: FeedHead | undefined): string {
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

function readWays(spec: MappedWorkplace, record: FeedRecord): readonly string[] {
  if (typeof spec === 'string') return record.texts(spec)
  if ('constant' in spec) return [spec.constant]
  return record.texts(spec.of).flatMap((word) => spec.means[word.toLowerCase()] ?? [])
}

function readPlaces(spec: MappedPlace, record: FeedRecord) {
  const all = spec.each === undefined ? [record] : record.parts(spec.each)
  const isHidden = (thing: FeedRecord) =>
    spec.hidden !== undefined && thing.text(spec.hidden) === 'true'
  const things = all.filter((thing) => !isHidden(thing))
  const first = (thing: FeedRecord, part: MappedPlacePart = []) =>
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
