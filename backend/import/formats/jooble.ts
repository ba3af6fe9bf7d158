import type { VacancyFormat } from './feed-format'

/** Jooble's XML feed: `<jobs>` of `<job>`, place and pay in groups. Times have no zone. */
export const jooble: VacancyFormat = {
  name: 'jooble',
  recordPath: 'jobs/job',
  recognises: (record) => record.has('referencenumber') && record.has('region/city'),
  toVacancy: (record) => ({
    reference: record.text('referencenumber') || record.text('guid'),
    title: record.text('title'),
    companyName: record.text('company'),
    companyDescription: '',
    places: [
      {
        city: record.text('region/city'),
        // `state` lists every district above the city, which the city line already sums up.
        region: record.text('region/city') === '' ? record.text('region/state') : '',
        country: record.text('region/country'),
      },
    ],
    description: record.text('description'),
    requirements: '',
    benefits: '',
    url: record.text('url'),
    pay: {
      min: record.text('salary/min'),
      max: record.text('salary/max'),
      currency: record.text('salary/currency') || record.text('currency'),
      period: record.text('salary/rate'),
    },
    typeWords: [record.text('jobtype')],
    postedAt: '',
    updatedAt: record.text('date_updated'),
    closingDate: record.text('date_expired'),
  }),
}
