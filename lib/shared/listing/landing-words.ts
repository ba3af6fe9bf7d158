import type { LandingOverview } from '@/lib/contract/vacancies/landing'
import { formatNumber } from '@/lib/shared/format/number'
import { formatPay } from '@/lib/shared/format/pay'

type Words = {
  /** "Civil & Structural jobs in Siem Reap" */
  readonly title: string
  readonly one: string
  readonly overview: LandingOverview
}

/** What is true of it now: how many are open, from whom, and for what pay where that is stated. */
export function describeLanding({ title, one, overview }: Words): string {
  const { open, openIsExact, employers, paid, pay } = overview
  if (open === 0) return `${title}: none is open now.`
  const counted = `${openIsExact ? '' : 'more than '}${formatNumber(open)}`
  const from = `${formatNumber(employers)} ${employers === 1 ? 'employer' : 'employers'}`
  const opening = `${title}: ${counted} ${open === 1 ? 'is' : 'are'} open now, from ${from}.`
  if (pay === null) return `${opening} No ${one} among them states its pay in US dollars.`
  const stating = paid === 1 ? 'One states' : `${formatNumber(paid)} state`
  return `${opening} ${stating} the pay in US dollars: ${formatPay(pay)} a month.`
}
