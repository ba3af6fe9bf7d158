const THOUSANDS = /\B(?=(?:\d{3})+$)/g

/** Formats "12,345". Not with `Intl`, whose first use blocks a browser while it loads its tables (decision 015). */
export function formatNumber(number: number): string {
  return String(number).replace(THOUSANDS, ',')
}

/** Formats "1,204 jobs" or "1 job". */
export function formatCount(count: number, one: string, many: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`
}

type Total = { readonly total: number; readonly totalIsExact: boolean }

/** Formats "1,204", or "10,000+" where the total is a lower bound. */
export function formatTotal({ total, totalIsExact }: Total): string {
  return `${formatNumber(total)}${totalIsExact ? '' : '+'}`
}
