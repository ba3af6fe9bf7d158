import { formatNumber } from './number'

/** Formats "1,204 jobs", or "jobs" when the number is unknown. */
export function formatMany(count: number | undefined, many: string): string {
  return count === undefined ? many : `${formatNumber(count)} ${many}`
}
