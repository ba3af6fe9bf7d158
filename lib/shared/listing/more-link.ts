import { formatNumber } from '@/lib/shared/format/number'

export type MoreLink = { readonly href: string; readonly words: string }

/** "All 12 jobs", where there are more than are shown; undefined where that is all. */
export function toMoreLink(
  total: number,
  shown: readonly unknown[],
  many: string,
  href: string,
): MoreLink | undefined {
  return total > shown.length ? { href, words: `All ${formatNumber(total)} ${many}` } : undefined
}
