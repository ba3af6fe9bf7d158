import { toEmployerNameFromUrl } from '../clean/addresses'
import type { FeedPay } from '../clean/pay'
import { type StatedPlace, splitPlaces } from '../clean/place'
import type { FeedRecord } from '../read/feed-record'
import type { VacancyFormat } from './feed-format'

const PAY = 'compensation/summaryComponents'
const SHOWS_PAY = 'shouldDisplayCompensationOnJobPostings'
const PERIODS: Readonly<Record<string, string>> = { '1 MONTH': 'month', '1 YEAR': 'year' }

/**
 * Ashby's Public Job Posting API (developers.ashbyhq.com), `includeCompensation=true`; the first salary
 * counts.
 */
export const ashby: VacancyFormat = {
  name: 'ashby',
  recordPath: 'json/jobs',
  extent: 'whole',
  recognises: (record) => record.has('jobUrl') && record.has('employmentType'),
  isWithheld: (record) => record.text('isListed') === 'false',
  toVacancy: (record) => ({
    reference: record.text('id') || record.text('jobUrl'),
    title: record.text('title'),
    companyName: toEmployerNameFromUrl(record.text('jobUrl')),
    isNamedByBoard: true,
    companyDescription: '',
    places: toPlaces(record),
    remoteWords: [record.text('workplaceType'), record.text('isRemote')],
    words: { category: [record.text('department'), record.text('team')] },
    description: record.text('descriptionHtml') || record.text('descriptionPlain'),
    requirements: '',
    benefits: '',
    url: record.text('applyUrl') || record.text('jobUrl'),
    pay: toPay(record),
    typeWords: [record.text('employmentType')],
    postedAt: record.text('publishedAt'),
    updatedAt: '',
    closingDate: '',
  }),
}

/** Reads the office and the others beside it, each by itself. */
function toPlaces(record: FeedRecord): readonly StatedPlace[] {
  return [record, ...record.parts('secondaryLocations')].flatMap((thing) => {
    const address = thing.parts('address/postalAddress')[0] ?? thing.parts('address')[0]
    const city = address?.text('addressLocality') ?? ''
    const region = address?.text('addressRegion') ?? ''
    const country = address?.text('addressCountry') ?? ''
    return city + region + country === ''
      ? splitPlaces(thing.text('location'))
      : [{ city: city || thing.text('location'), region, country }]
  })
}

/** Bonuses, commissions and equity stand beside the salary, in any order. */
function toPay(record: FeedRecord): FeedPay {
  const salary = record.parts(PAY).find((part) => part.text('compensationType') === 'Salary')
  if (salary === undefined || record.text(SHOWS_PAY) === 'false') {
    return { min: '', max: '', currency: '', period: '' }
  }
  return {
    min: salary.text('minValue'),
    max: salary.text('maxValue'),
    currency: salary.text('currencyCode'),
    period: PERIODS[salary.text('interval')] ?? '',
  }
}
