import { z } from 'zod'
import { done, idInput } from '@/lib/contract/common'
import { endpoint } from '@/lib/contract/endpoint'
import { listingType } from '@/lib/contract/searches/saved-search'
import { multilineInput } from '@/lib/contract/text-inputs'
import { REPORT_REASONS, schemalessReportEndpoints } from './schemaless-report-endpoints'

const reportReason = z.enum(REPORT_REASONS)

export const reportEndpoints = {
  send: endpoint({
    id: 'sendListingReport',
    ...schemalessReportEndpoints.send,
    tag: 'Contact',
    summary: 'Say what is wrong with a listing, with or without an address for the answer',
    extension: true,
    body: z
      .strictObject({
        area: listingType,
        id: idInput,
        reason: reportReason,
        details: multilineInput(2000).default(''),
        email: z.string().trim().max(254).pipe(z.literal('').or(z.email())).default(''),
      })
      .refine(({ reason, details }) => reason !== 'other' || details !== '', {
        path: ['details'],
        message: 'must say what is wrong when no reason does',
      }),
    reply: done,
    errors: [404],
  }),
}
