import type { FeedRecord } from '../read/feed-record'
import type { VacancyFormat } from './feed-format'

const ADDRESS = 'jobLocation/address'

/** schema.org JobPosting as JSON-LD; most properties may be a text or a thing with a name. */
export const jobPosting: VacancyFormat = {
  name: 'job-posting',
  recordPath: 'json',
  isPart: true,
  recognises: (record) => record.texts('@type').includes('JobPosting'),
  toVacancy: (record) => ({
    reference: named(record, 'identifier', 'value') || record.text('url') || record.text('@id'),
    title: record.text('title') || record.text('name'),
    companyName: named(record, 'hiringOrganization', 'name'),
    companyDescription: record.text('hiringOrganization/description'),
    place: {
      city: record.text(`${ADDRESS}/addressLocality`) || named(record, 'jobLocation', 'name'),
      region: named(record, `${ADDRESS}/addressRegion`, 'name'),
      country: named(record, `${ADDRESS}/addressCountry`, 'name'),
    },
    description: record.text('description'),
    requirements: join(record, ['qualifications', 'experienceRequirements', 'skills']),
    benefits: record.text('jobBenefits'),
    url: record.text('url'),
    applyEmail: record.text('applicationContact/email'),
    pay: {
      min: toPay(record, 'minValue'),
      max: toPay(record, 'maxValue'),
      currency: record.text('baseSalary/currency'),
      period: record.text('baseSalary/value/unitText') || record.text('baseSalary/unitText'),
    },
    typeWords: record.texts('employmentType').map((word) => word.replaceAll('_', ' ')),
    postedAt: record.text('datePosted'),
    updatedAt: record.text('dateModified'),
    closingDate: record.text('validThrough'),
  }),
}

function named(record: FeedRecord, field: string, name: string): string {
  return record.text(`${field}/${name}`) || record.text(field)
}

function toPay(record: FeedRecord, bound: string): string {
  return (
    record.text(`baseSalary/value/${bound}`) ||
    record.text('baseSalary/value/value') ||
    record.text(`baseSalary/${bound}`)
  )
}

function join(record: FeedRecord, fields: readonly string[]): string {
  const texts = fields.map((field) => record.text(field)).filter((text) => text !== '')
  return texts.map((text) => (text.includes('<') ? text : `<p>${text}</p>`)).join('')
}
