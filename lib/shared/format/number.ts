const THOUSANDS = /\B(?=(?:\d{3})+$)/g

/**
 * A whole number in English: "12,345". By hand, since the first use of `Intl` in a browser blocks it while
 * it reads its tables (decision 015).
 */
export function formatNumber(number: number): string {
  return String(number).replace(THOUSANDS, ',')
}
