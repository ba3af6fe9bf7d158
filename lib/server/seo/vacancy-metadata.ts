import type { Metadata } from 'next'
import type { Vacancy } from '@/lib/contract/vacancies/vacancy'
import { formatDay } from '@/lib/shared/format/dates'
import { formatStatedPay } from '@/lib/shared/format/pay'
import { detailMetadata } from './detail-metadata'

export function vacancyMetadata(vacancy: Vacancy, path: string, siteName: string): Metadata {
  const title = `${vacancy.title} at ${vacancy.company.name}`
  return {
    ...detailMetadata({ title, summary: summarise(vacancy) }, path, siteName),
    ...(vacancy.status === 'closed' ? { robots: { index: false, follow: true } } : {}),
  }
}

function summarise(vacancy: Vacancy): string {
  const closing = vacancy.closingDate === null ? null : `Closes ${formatDay(vacancy.closingDate)}`
  return [vacancy.place, formatStatedPay(vacancy), closing, vacancy.qualification?.name]
    .filter((part) => typeof part === 'string')
    .join(' · ')
}
