import type { LandingOverview } from '@/lib/contract/vacancies/landing'
import { formatNumber } from '@/lib/shared/format/number'
import { formatPay } from '@/lib/shared/format/pay'

/** Formats "From 14 employers. 17 state the pay in US dollars: $270–1,100 a month." Empty when nothing is open. */
export function describeOffers(overview: LandingOverview): string {
  const { open, openIsExact, employers, paid, pay } = overview
  if (open === 0) return ''
  // Not all were counted, so only a lower bound is true.
  if (!openIsExact) return `From at least ${formatNumber(employers)} employers.`
  const from = `From ${formatNumber(employers)} ${employers === 1 ? 'employer' : 'employers'}.`
  if (pay === null) return `${from} None states its pay in US dollars.`
  const stating = paid === 1 ? 'One states' : `${formatNumber(paid)} state`
  return `${from} ${stating} the pay in US dollars: ${formatPay(pay)} a month.`
}

/** Formats the same where no count is shown above; `title` is like "Mechanical jobs in Kampot". */
export function describeLanding(title: string, overview: LandingOverview): string {
  const { open, openIsExact } = overview
  if (open === 0) return `${title}: none is open now.`
  const counted = `${openIsExact ? '' : 'more than '}${formatNumber(open)}`
  return `${title}: ${counted} open now. ${describeOffers(overview)}`
}
