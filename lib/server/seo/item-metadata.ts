import type { Metadata } from 'next'
import type { Tip } from '@/lib/contract/articles/article'
import type { Scholarship } from '@/lib/contract/scholarships/scholarship'
import type { Vacancy } from '@/lib/contract/vacancies/vacancy'
import { formatDay } from '@/lib/shared/format/dates'
import { formatStatedPay } from '@/lib/shared/format/pay'
import { FUNDING_LABELS } from '@/lib/shared/listing/rows/scholarship-funding'
import { shareMetadata, toShareDescription } from './share-metadata'

type Words = { readonly title: string; readonly summary: string }

/** Builds the metadata of a detail page; the description is the summary, cropped for sharing (spec §9). */
export function detailMetadata({ title, summary }: Words, path: string, siteName: string) {
  const description = toShareDescription(summary)
  return {
    title,
    description,
    alternates: { canonical: path, languages: { en: path, 'x-default': path } },
    ...shareMetadata({ title, description, path, siteName }),
  } satisfies Metadata
}

type Dated = Pick<Tip, 'title' | 'summary' | 'publishedAt' | 'updatedAt'>

export function articleMetadata(article: Dated, path: string, siteName: string): Metadata {
  const metadata = detailMetadata(article, path, siteName)
  return {
    ...metadata,
    openGraph: {
      ...metadata.openGraph,
      type: 'article',
      publishedTime: article.publishedAt,
      modifiedTime: article.updatedAt,
    },
  }
}

export function vacancyMetadata(vacancy: Vacancy, path: string, siteName: string): Metadata {
  const { title, company, place, closingDate, qualification } = vacancy
  const facts = [place, formatStatedPay(vacancy), toClosing(closingDate), qualification?.name]
  return itemMetadata(vacancy, `${title} at ${company.name}`, facts, path, siteName)
}

export function scholarshipMetadata(
  scholarship: Scholarship,
  path: string,
  siteName: string,
): Metadata {
  const { title, type, country, closingDate, qualification, provider } = scholarship
  return itemMetadata(
    scholarship,
    title.includes(provider) ? title : `${title}, ${provider}`,
    [FUNDING_LABELS[type], country, toClosing(closingDate), qualification?.name, provider],
    path,
    siteName,
  )
}

/** Builds the metadata of an item with a closing day; closed ones are not indexed. */
function itemMetadata(
  { status }: Pick<Vacancy | Scholarship, 'status'>,
  title: string,
  facts: readonly (string | null | undefined)[],
  path: string,
  siteName: string,
): Metadata {
  const summary = facts.filter((fact) => typeof fact === 'string').join(' · ')
  return {
    ...detailMetadata({ title, summary }, path, siteName),
    ...(status === 'closed' ? { robots: { index: false, follow: true } } : {}),
  }
}

function toClosing(day: string | null): string | null {
  return day === null ? null : `Closes ${formatDay(day)}`
}
