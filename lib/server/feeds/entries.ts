import type { TipSummary } from '@/lib/contract/articles/article'
import type { ScholarshipSummary } from '@/lib/contract/scholarships/scholarship'
import type { MajorSummary } from '@/lib/contract/studies/major'
import type { VacancySummary } from '@/lib/contract/vacancies/vacancy'
import { toSiteUrl } from '@/lib/server/site-url'
import { formatDay } from '@/lib/shared/format/dates'
import { languageOf } from '@/lib/shared/format/languages'
import { formatCount } from '@/lib/shared/format/numbers'
import { formatPay } from '@/lib/shared/format/pay'
import { FUNDING_LABELS } from '@/lib/shared/listing/rows/scholarship-funding'
import { toDetailHref } from '@/lib/shared/routes'
import type { FeedEntry } from './feed'

type ListedItem = { readonly id: number; readonly title: string; readonly updatedAt: string }

type EntryText = {
  /** Sentences without a full stop; null entries are omitted. */
  readonly says: readonly (string | null)[]
  readonly author: string | null
  readonly publishedAt: string | null
  readonly tags: readonly (string | undefined)[]
}

export function toVacancyEntry(listing: string, vacancy: VacancySummary): FeedEntry {
  const { company, place, pay, payText, type, level, category, closingDate } = vacancy
  const terms = [type?.name, level?.name].filter(Boolean).join(', ')
  const monthly = formatPay(pay)
  const offered = monthly === null ? payText : `${monthly} a month`
  return toEntry(listing, vacancy, {
    says: [
      `${company.name} · ${place}`,
      terms === '' ? null : terms,
      offered ?? 'Pay not stated',
      formatClosing(closingDate),
    ],
    author: company.name,
    publishedAt: vacancy.postedAt,
    tags: [category?.name, type?.name, level?.name],
  })
}

export function toScholarshipEntry(listing: string, scholarship: ScholarshipSummary): FeedEntry {
  const { provider, country, type, department, qualification, closingDate } = scholarship
  return toEntry(listing, scholarship, {
    says: [
      `${provider} · ${country}`,
      FUNDING_LABELS[type],
      qualification?.name ?? null,
      formatClosing(closingDate),
    ],
    author: provider,
    publishedAt: scholarship.postedAt,
    tags: [department?.name, qualification?.name],
  })
}

export function toMajorEntry(listing: string, major: MajorSummary): FeedEntry {
  const { id, name, department, degree, durationYears, updatedAt } = major
  return toEntry(
    listing,
    { id, title: name, updatedAt },
    {
      says: [department.name, `${degree}, ${formatCount(durationYears, 'year', 'years')}`],
      author: null,
      publishedAt: null,
      tags: [department.name],
    },
  )
}

export function toArticleEntry(listing: string, article: TipSummary): FeedEntry {
  const { author, publishedAt, topic, summary } = article
  const entry = toEntry(listing, article, { says: [], author, publishedAt, tags: [topic] })
  return { ...entry, summary }
}

function toEntry(
  listing: string,
  { id, title, updatedAt }: ListedItem,
  { says, author, publishedAt, tags }: EntryText,
): FeedEntry {
  return {
    // The id alone is permanent; the slug follows the title.
    id: toSiteUrl(`${listing}/${id}`),
    url: toSiteUrl(toDetailHref(listing, id, title)),
    title,
    summary: says.flatMap((said) => (said === null ? [] : [`${said}.`])).join(' '),
    author,
    language: languageOf(title) ?? 'en',
    publishedAt,
    // An importer may state a posting date in the future.
    updatedAt: publishedAt !== null && publishedAt > updatedAt ? publishedAt : updatedAt,
    tags: tags.filter((tag) => tag !== undefined),
  }
}

function formatClosing(closingDate: string | null): string {
  return closingDate === null ? 'Open until filled' : `Closes ${formatDay(closingDate)}`
}
