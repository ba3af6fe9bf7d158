import { decodeXML } from 'entities'
import { type StatedPlace, splitPlaces } from '../clean/place'
import type { FeedRecord } from '../read/feed-record'
import type { VacancyFormat } from './feed-format'

/** schema.org JobPosting as JSON-LD; most properties may be a text or a thing with a name. */
export const jobPosting: VacancyFormat = {
  name: 'job-posting',
  recordPath: 'json',
  extent: 'part',
  recognises: (record) => record.texts('@type').includes('JobPosting'),
  toVacancy: (record) => ({
    reference: named(record, 'identifier', 'value') || record.text('url') || record.text('@id'),
    title: record.text('title') || record.text('name'),
    companyName: named(record, 'hiringOrganization', 'name'),
    companyDescription: toHtml(record.text('hiringOrganization/description')),
    places: toPlaces(record),
    remoteWords: [...record.texts('jobLocationType')],
    words: {
      category: [...record.texts('occupationalCategory')],
      industry: [...record.texts('industry')],
      occupationCode: [
        ...record.texts('occupationalCategory'),
        ...record.texts('occupationalCategory/codeValue'),
      ],
      education: [
        ...record.texts('educationRequirements'),
        ...record.texts('educationRequirements/credentialCategory'),
      ],
      experience: [...record.texts('experienceRequirements')],
    },
    positions: record.text('totalJobOpenings'),
    description: toHtml(record.text('description')),
    requirements: join(record, ['qualifications', 'experienceRequirements', 'skills']),
    benefits: toHtml(record.text('jobBenefits')),
    url: record.text('url'),
    applyEmail: record.text('applicationContact/email'),
    pay: {
      min: toPay(record, 'minValue'),
      max: toPay(record, 'maxValue'),
      currency: record.text('baseSalary/currency') || record.text('baseSalary/value/currency'),
      period: record.text('baseSalary/value/unitText') || record.text('baseSalary/unitText'),
      text: record.text('baseSalary'),
    },
    typeWords: record.texts('employmentType').map((word) => word.replaceAll('_', ' ')),
    postedAt: record.text('datePosted'),
    updatedAt: record.text('dateModified'),
    closingDate: record.text('validThrough'),
  }),
}

/** Reads each place by itself; of one without an address its name serves. */
function toPlaces(record: FeedRecord): readonly StatedPlace[] {
  const things = record.parts('jobLocation').flatMap((place) => {
    const written = place.text('address')
    if (written !== '') return splitPlaces(written)
    const city =
      place.text('address/addressLocality') || (place.has('address') ? '' : place.text('name'))
    const region = named(place, 'address/addressRegion', 'name')
    const country = named(place, 'address/addressCountry', 'name')
    return city + region + country === '' ? [] : [{ city, region, country }]
  })
  const places = [...things, ...record.texts('jobLocation').flatMap(splitPlaces)]
  return places.filter(({ city }) => !/^remote$/i.test(city))
}

const ESCAPED = /&lt;(\/(p|ul|ol|li|div|h[1-6]|strong|b|em)|br\s*\/?)&gt;/i

/** Unescapes HTML that many pages escape twice; one level only, and only where there is no HTML as it is. */
function toHtml(text: string): string {
  return ESCAPED.test(text) && !/<[a-z/]/i.test(text) ? decodeXML(text) : text
}

function named(record: FeedRecord, field: string, name: string): string {
  return record.text(`${field}/${name}`) || record.text(field)
}

function toPay(record: FeedRecord, bound: string): string {
  return (
    record.text(`baseSalary/value/${bound}`) ||
    record.text('baseSalary/value/value') ||
    record.text(`baseSalary/${bound}`) ||
    record.text('baseSalary/value')
  )
}

function join(record: FeedRecord, fields: readonly string[]): string {
  const texts = fields.map((field) => toHtml(record.text(field))).filter((text) => text !== '')
  return texts.map((text) => (text.includes('<') ? text : `<p>${text}</p>`)).join('')
}
