import type { SchemalessEndpoint } from '@/lib/contract/endpoint'

/** The call without its schemas (decision 017). */
export const schemalessReportEndpoints = {
  send: { method: 'POST', path: '/v1/listing-reports', access: 'public' },
} as const satisfies Record<string, SchemalessEndpoint>

/** What can be wrong with a listing, most serious first. */
export const REPORT_REASONS = [
  'money',
  'not-real',
  'closed',
  'facts',
  'not-engineering',
  'other',
] as const
export type ReportReason = (typeof REPORT_REASONS)[number]
