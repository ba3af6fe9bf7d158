import { formatNumber } from './number'

/** "1,204 jobs"; "jobs" where nobody knows how many. */
export function formatMany(count: number | undefined, many: string): string {
  return count === undefined ? many : `${formatNumber(count)} ${many}`
}
