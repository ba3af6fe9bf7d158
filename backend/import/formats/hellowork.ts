import type { VacancyFormat } from './feed-format'

/** Hellowork's XML feed: `<root>` of `<job>`, all fields flat. Times have no zone. */
export const hellowork: VacancyFormat = {
  name: 'hellowork',
  recordPath: 'root/job',
  recognises: (record) => record.has('job_id') && record.has('company_title'),
  toVacancy: (record) => ({
    reference: record.text('job_id'),
    title: record.text('title'),
    companyName: record.text('company_title'),
    companyDescription: record.text('company_description'),
    places: [
      {
        city: record.text('city'),
        region: record.text('region'),
        country: record.text('country'),
      },
    ],
    description: record.text('description'),
    requirements: record.text('profile'),
    benefits: record.text('benefits'),
    url: record.text('url'),
    // Its `salary` is a sentence in the source's language, never an amount alone.
    pay: { min: '', max: '', currency: '', period: '' },
    typeWords: [record.text('contract'), record.text('job_time')],
    postedAt: record.text('publication_date'),
    updatedAt: record.text('updated_date'),
    closingDate: '',
  }),
}
