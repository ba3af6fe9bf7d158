import type { VacancyFormat } from './feed-format'

const EXTENSION = 'joblisting:'

/** RSS 2.0 with `joblisting`: times in UTC without saying so, `Continuous` for a vacancy without an end. */
export const neogov: VacancyFormat = {
  name: 'neogov',
  recordPath: 'rss/channel/item',
  recognises: (record) => record.has(`${EXTENSION}jobId`),
  toVacancy: (record, head) => ({
    reference: record.text(`${EXTENSION}jobId`),
    title: record.text('title'),
    // Its departments hire for it.
    companyName: head?.title ?? record.text(`${EXTENSION}department`),
    companyDescription: '',
    places: [
      {
        city: record.text(`${EXTENSION}location`),
        region: record.text(`${EXTENSION}state`),
        country: 'US',
      },
    ],
    description: record.text('description'),
    requirements: '',
    benefits: '',
    url: record.text('link'),
    pay: {
      min: record.text(`${EXTENSION}minimumSalary`),
      max: record.text(`${EXTENSION}maximumSalary`),
      currency: record.text(`${EXTENSION}salaryCurrency`),
      period: record.text(`${EXTENSION}salaryInterval`),
    },
    typeWords: toTypeWords(record.text(`${EXTENSION}jobType`)),
    postedAt: toUtc(record.text(`${EXTENSION}advertiseFromDateUTC`)),
    updatedAt: '',
    closingDate: toUtc(record.text(`${EXTENSION}advertiseToDateTimeUTC`)),
  }),
}

function toUtc(text: string): string {
  if (text === 'Continuous') return ''
  return /\d/.test(text) ? `${text} GMT` : text
}

/** Splits types such as `Permanent Part Time (less than …)`, which state two things. */
function toTypeWords(text: string): string[] {
  return [text, ...(/\b(?:part|full) time\b/i.exec(text) ?? [])]
}
