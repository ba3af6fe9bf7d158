const THOUSANDS = /\B(?=(?:\d{3})+$)/g

/** Formats "12,345". Not with `Intl`, whose first use blocks a browser while it loads its tables (decision 015). */
export function formatNumber(number: number): string {
  return String(number).replace(THOUSANDS, ',')
}
