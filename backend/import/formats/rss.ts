import type { VacancyFormat } from './feed-format'

/**
 * RSS 2.0 with Dublin Core: publisher is the employer, coverage the place; entries without an employer are
 * skipped.
 */
export const rss: VacancyFormat = {
  name: 'rss',
  recordPath: 'rss/channel/item',
  extent: 'part',
  recognises: (record) => record.has('title') && (record.has('guid') || record.has('link')),
  toVacancy: (record) => ({
    reference: record.text('dc:identifier') || record.text('guid') || record.text('link'),
    title: record.text('title') || record.text('title/a'),
    companyName: record.text('dc:publisher') || record.text('author') || record.text('dc:creator'),
    companyDescription: '',
    place: { city: record.text('dc:coverage'), region: '', country: record.text('country') },
    description: record.text('content:encoded') || record.text('description'),
    requirements: '',
    benefits: '',
    url: record.text('link'),
    pay: { min: '', max: '', currency: '', period: '' },
    typeWords: [],
    postedAt: record.text('pubDate'),
    updatedAt: '',
    // `dc:date` is when the work begins, not when the vacancy closes.
    closingDate: '',
  }),
}
