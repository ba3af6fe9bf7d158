import type { Vacancy } from '@/lib/contract/vacancies/vacancy'

/** Whether a listing says nothing about how to apply: neither a link nor a text. */
export function hasNoApplyMethod({
  apply,
  howToApply,
}: Pick<Vacancy, 'apply' | 'howToApply'>): boolean {
  return apply.way === 'text' && howToApply === ''
}
