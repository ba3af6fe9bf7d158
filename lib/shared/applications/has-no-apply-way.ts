import type { Vacancy } from '@/lib/contract/vacancies/vacancy'

/** Whether the listing says nothing of how one applies: there is nothing to press, and nothing to read. */
export function hasNoApplyWay({
  apply,
  howToApply,
}: Pick<Vacancy, 'apply' | 'howToApply'>): boolean {
  return apply.way === 'text' && howToApply === ''
}
