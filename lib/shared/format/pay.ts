import type { Pay, VacancySummary } from '@/lib/contract/vacancies/vacancy'
import { formatNumber } from './numbers'

const money: Record<Pay['currency'], (amount: string) => string> = {
  USD: (amount) => `$${amount}`,
  KHR: (amount) => `${amount} KHR`,
}

/** Formats "$700–1,100", "from $700" or "up to 2,400,000 KHR"; null when the pay is not stated. */
export function formatPay(pay: Pay | null): string | null {
  if (pay === null) return null
  const { min, max } = pay
  const write = money[pay.currency]
  if (min === null) return max === null ? null : `up to ${write(formatNumber(max))}`
  if (max === null) return `from ${write(formatNumber(min))}`
  if (min === max) return write(formatNumber(min))
  return write(`${formatNumber(min)}–${formatNumber(max)}`)
}

/** Formats the pay of a month, or the pay as the source states it; null when it is not stated. */
export function formatStatedPay({
  pay,
  payText,
}: Pick<VacancySummary, 'pay' | 'payText'>): string | null {
  return formatPay(pay) ?? payText ?? null
}
