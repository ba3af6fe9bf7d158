import { formatNumber } from '@/lib/shared/format/numbers'

export type MoreLink = { readonly href: string; readonly words: string }

/** Builds the link "All 12 jobs" when there are more than are shown; otherwise undefined. */
export function toMoreLink(
  total: number,
  shown: readonly unknown[],
  many: string,
  href: string,
): MoreLink | undefined {
  return total > shown.length ? { href, words: `All ${formatNumber(total)} ${many}` } : undefined
}
