import type { Metadata } from 'next'
import type { Job } from '@/lib/contract/job'
import { formatDay } from '@/lib/format/day'
import { formatPay } from '@/lib/format/pay'
import { cropText } from '@/lib/format/text'
import { SHARE_DESCRIPTION_LENGTH } from '@/lib/limits'
import { routes } from '@/lib/routes'

/** Title, canonical address and share preview of a vacancy; closed ones leave the search engines. */
export function jobMetadata(job: Job, siteName: string): Metadata {
  const path = routes.job(job)
  const title = `${job.title} at ${job.company.name}`
  const description = cropText(summarise(job), SHARE_DESCRIPTION_LENGTH)
  return {
    title,
    description,
    alternates: { canonical: path, languages: { en: path, 'x-default': path } },
    openGraph: { type: 'article', title, description, url: path, siteName },
    twitter: { card: 'summary', title, description },
    ...(job.status === 'closed' ? { robots: { index: false, follow: true } } : {}),
  }
}

function summarise(job: Job): string {
  const closing = job.closingDate === null ? null : `Closes ${formatDay(job.closingDate)}`
  return [job.place, formatPay(job.pay), closing, job.qualification?.name]
    .filter((part) => typeof part === 'string')
    .join(' · ')
}
