import { parseMailAddress } from '@/backend/platform/text/public-address'

/**
 * Parses `jobs@employer.example` or `mailto:jobs@employer.example`; null for anything else, also for several.
 */
export function parseApplyAddress(input: string): string | null {
  return parseMailAddress(input.trim().replace(/^mailto:/i, ''))
}
