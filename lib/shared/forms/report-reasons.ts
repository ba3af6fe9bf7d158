import type { ReportReason } from '@/lib/contract/contact/report-calls'

/** What a listing is reported for, as readers choose it and as our mail says it. */
export const REPORT_REASON_LABELS: Readonly<Record<ReportReason, string>> = {
  money: 'It asks people for money',
  'not-real': 'It is not real, or the employer does not know of it',
  closed: 'It is closed already',
  facts: 'The pay or another fact is wrong',
  'not-engineering': 'It has nothing to do with engineering',
  other: 'Something else',
}
