import { decodeXML } from 'entities'
import { toEmployerNameFromUrl } from '../clean/addresses'
import { splitPlaces } from '../clean/place'
import type { VacancyFormat } from './feed-format'

/** Only Greenhouse's own addresses name the board; on an employer's site the path may be anything. */
const HOSTED = /^https:\/\/(job-)?boards\.(eu\.)?greenhouse\.\w+\/(?!embed\/)/

/**
 * Greenhouse's Job Board API (developers.greenhouse.io), `content=true`; no pay, and older boards name no
 * employer.
 */
export const greenhouse: VacancyFormat = {
  name: 'greenhouse',
  recordPath: 'json/jobs',
  recognises: (record) => record.has('absolute_url') && record.has('title'),
  toVacancy: (record) => ({
    reference: record.text('id'),
    title: record.text('title'),
    companyName: record.text('company_name') || toHostedName(record.text('absolute_url')),
    isNamedByBoard: record.text('company_name') === '',
    companyDescription: '',
    places: splitPlaces(record.text('location/name')),
    words: { category: [...record.texts('departments/name')] },
    // One level only: what stays escaped is text.
    description: decodeXML(record.text('content')),
    requirements: '',
    benefits: '',
    url: record.text('absolute_url'),
    pay: { min: '', max: '', currency: '', period: '' },
    typeWords: [],
    postedAt: record.text('first_published'),
    updatedAt: record.text('updated_at'),
    closingDate: record.text('application_deadline'),
  }),
}

function toHostedName(address: string): string {
  return HOSTED.test(address) ? toEmployerNameFromUrl(address) : ''
}
