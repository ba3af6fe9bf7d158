import type { FeedHead } from '../read/feed-head'
import type { FeedRecord } from '../read/feed-record'
import type { VacancyFormat } from './feed-format'

/** Accounts of a site that write posts for employers. */
const SITE_ACCOUNT = /^(?:admin(?:istrator)?|editor|root|webmaster|user\d*)$/i

/** `Site Engineer at Delta Grid`, `Site Engineer | Delta Grid`. */
const WITH_EMPLOYER = /^(?<title>.{3,}?)\s+(?:at|@|\|)\s+(?<employer>[^|]{2,})$/i

/** A channel of many employers. */
const BOARD = /job|career|vacanc|board|news|recruit|ការងារ/i

/**
 * RSS 2.0 with Dublin Core: publisher is the employer, coverage the place. Without a publisher the title or the
 * channel may name the employer; entries without one are skipped.
 */
export const rss: VacancyFormat = {
  name: 'rss',
  recordPath: 'rss/channel/item',
  extent: 'part',
  countSigns: () => 1,
  recognises: (record) => record.has('title') && (record.has('guid') || record.has('link')),
  toVacancy: (record, head) => {
    const { title, employer } = readTitle(record, head)
    return {
      reference: record.text('dc:identifier') || record.text('guid') || record.text('link'),
      title,
      companyName: employer,
      companyDescription: '',
      places: [{ city: record.text('dc:coverage'), region: '', country: record.text('country') }],
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
    }
  },
}

function readTitle(record: FeedRecord, head: FeedHead | undefined) {
  const title = record.text('title') || record.text('title/a')
  const creator = record.text('dc:creator')
  const stated =
    record.text('dc:publisher') ||
    record.text('author') ||
    (SITE_ACCOUNT.test(creator) ? '' : creator)
  if (stated !== '') return { title, employer: stated }
  const named = WITH_EMPLOYER.exec(title)?.groups
  if (named !== undefined) return { title: named.title ?? title, employer: named.employer ?? '' }
  const channel = head?.title ?? ''
  return { title, employer: BOARD.test(channel) ? '' : channel }
}
