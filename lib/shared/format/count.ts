import { formatNumber } from './number'

/** "1,204 jobs", "1 job". */
export function formatCount(count: number, one: string, many: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`
}
