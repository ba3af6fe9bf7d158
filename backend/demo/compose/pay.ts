import type { JobTypeName } from '@/backend/demo/lookups/job-types'
import type { Random } from '@/backend/demo/random'
import type { Opening } from './opening'

/** Whole units of the currency a month; null where it is not stated. */
export type DemoPay = {
  readonly payMin: number | null
  readonly payMax: number | null
  readonly payCurrency: 'USD' | 'KHR' | null
}

const UNSTATED: DemoPay = { payMin: null, payMax: null, payCurrency: null }
const KHR_PER_USD = 4000

/** Most often a range in US dollars, in riel where the state pays, sometimes one end; one in five states nothing. */
export function choosePay({ role, company }: Opening, type: JobTypeName, random: Random): DemoPay {
  const generosity = random.pick([0.9, 0.95, 1, 1, 1.05, 1.1, 1.2])
  const share = type === 'Part-time' ? 0.5 : 1
  const inRiel = company.kind === 'ministry' || random.chance(0.04)
  const roll = random.next()
  if (type === 'Freelance' || roll < 0.18) return UNSTATED
  const [payMin, payMax] = role.pay.map((usd) =>
    inRiel
      ? roundTo(usd * generosity * share * KHR_PER_USD, 100_000)
      : roundTo(usd * generosity * share, usd < 1000 ? 10 : 50),
  )
  return {
    payMin: roll < 0.22 ? null : (payMin ?? null),
    payMax: roll > 0.94 ? null : (payMax ?? null),
    payCurrency: inRiel ? 'KHR' : 'USD',
  }
}

function roundTo(amount: number, step: number): number {
  return Math.round(amount / step) * step
}
