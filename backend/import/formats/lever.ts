import { toEmployerNameFromUrl } from '../clean/addresses'
import { type StatedPlace, splitPlaces } from '../clean/place'
import type { FeedRecord } from '../read/feed-record'
import type { VacancyFormat } from './feed-format'

const PERIODS: Readonly<Record<string, string>> = {
  'per-month-salary': 'month',
  'per-year-salary': 'year',
}

/**
 * Lever's postings API (github.com/lever/postings-api), `mode=json`: times in milliseconds, texts in parts.
 */
export const lever: VacancyFormat = {
  name: 'lever',
  recordPath: 'json',
  recognises: (record) => record.has('hostedUrl') && record.has('text'),
  toVacancy: (record) => ({
    reference: record.text('id'),
    title: record.text('text'),
    companyName: toEmployerNameFromUrl(record.text('hostedUrl')),
    isNamedByBoard: true,
    companyDescription: '',
    places: toPlaces(record),
    remoteWords: [record.text('workplaceType')],
    words: { category: [record.text('categories/department'), record.text('categories/team')] },
    description: record.text('description') || record.text('descriptionPlain'),
    requirements: toLists(record),
    benefits: record.text('additional') || record.text('additionalPlain'),
    url: record.text('applyUrl') || record.text('hostedUrl'),
    pay: {
      min: record.text('salaryRange/min'),
      max: record.text('salaryRange/max'),
      currency: record.text('salaryRange/currency'),
      period: PERIODS[record.text('salaryRange/interval')] ?? '',
    },
    typeWords: [record.text('categories/commitment')],
    postedAt: toMoment(record.text('createdAt')),
    updatedAt: '',
    closingDate: '',
  }),
}

/** Reads all places; the source's country is that of each. */
function toPlaces(record: FeedRecord): readonly StatedPlace[] {
  const all = record.texts('categories/allLocations')
  const named = all.length === 0 ? [record.text('categories/location')] : all
  const places = named.flatMap(splitPlaces)
  const country = record.text('country')
  if (places.length === 0) return [{ city: '', region: '', country }]
  return places.map((place) => ({ ...place, country: place.country || country }))
}

/** Formats requirements and tasks, which are lists with headings; their items come as `<li>`. */
function toLists(record: FeedRecord): string {
  return record
    .parts('lists')
    .filter((list) => list.text('content') !== '')
    .map((list) => `${toHeading(list.text('text'))}<ul>${list.text('content')}</ul>`)
    .join('')
}

function toHeading(words: string): string {
  return words === '' ? '' : `<h3>${words}</h3>`
}

function toMoment(milliseconds: string): string {
  if (!/^\d{12,13}$/.test(milliseconds)) return milliseconds
  return new Date(Number(milliseconds)).toISOString()
}
