import { toBoardName } from '../clean/board-name'
import type { VacancyFormat } from './feed-format'

const PAY = 'compensation/summaryComponents'
const PERIODS: Readonly<Record<string, string>> = { '1 MONTH': 'month', '1 YEAR': 'year' }

/** developers.ashbyhq.com, Public Job Posting API, `includeCompensation=true`; the first pay counts. */
export const ashby: VacancyFormat = {
  name: 'ashby',
  recordPath: 'json/jobs',
  recognises: (record) => record.has('jobUrl') && record.has('employmentType'),
  toVacancy: (record) => ({
    reference: record.text('id') || record.text('jobUrl'),
    title: record.text('title'),
    companyName: toBoardName(record.text('jobUrl')),
    companyDescription: '',
    place: {
      city: record.text('address/postalAddress/addressLocality') || record.text('location'),
      region: record.text('address/postalAddress/addressRegion'),
      country: record.text('address/postalAddress/addressCountry'),
    },
    description: record.text('descriptionHtml') || record.text('descriptionPlain'),
    requirements: '',
    benefits: '',
    url: record.text('applyUrl') || record.text('jobUrl'),
    pay: {
      min: record.text(`${PAY}/minValue`),
      max: record.text(`${PAY}/maxValue`),
      currency: record.text(`${PAY}/currencyCode`),
      period: PERIODS[record.text(`${PAY}/interval`)] ?? '',
    },
    typeWords: [record.text('employmentType')],
    postedAt: record.text('publishedAt'),
    updatedAt: '',
    closingDate: '',
  }),
}
