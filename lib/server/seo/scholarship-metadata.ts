import type { Metadata } from 'next'
import type { Scholarship } from '@/lib/contract/scholarships/scholarship'
import { formatDay } from '@/lib/shared/format/dates'
import { FUNDING_LABELS } from '@/lib/shared/listing/rows/scholarship-funding'
import { detailMetadata } from './detail-metadata'

/** Builds the metadata of a scholarship; closed ones are not indexed. */
export function scholarshipMetadata(
  scholarship: Scholarship,
  path: string,
  siteName: string,
): Metadata {
  const { title, provider } = scholarship
  return {
    ...detailMetadata(
      {
        title: title.includes(provider) ? title : `${title}, ${provider}`,
        summary: summarise(scholarship),
      },
      path,
      siteName,
    ),
    ...(scholarship.status === 'closed' ? { robots: { index: false, follow: true } } : {}),
  }
}

function summarise(scholarship: Scholarship): string {
  const { type, country, closingDate, qualification, provider } = scholarship
  const closing = closingDate === null ? null : `Closes ${formatDay(closingDate)}`
  return [FUNDING_LABELS[type], country, closing, qualification?.name, provider]
    .filter((part) => typeof part === 'string')
    .join(' · ')
}
