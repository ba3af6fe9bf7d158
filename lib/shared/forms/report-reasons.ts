import type { ReportReason } from '@/lib/contract/contact/schemaless-report-endpoints'

/** Labels of the reasons for reporting a listing, for the form and our e-mail. */
export const REPORT_REASON_LABELS: Readonly<Record<ReportReason, string>> = {
  money: 'It asks people for money',
  'not-real': 'It is not real, or the employer does not know of it',
  closed: 'It is closed already',
  facts: 'The pay or another fact is wrong',
  'not-engineering': 'It has nothing to do with engineering',
  other: 'Something else',
}
