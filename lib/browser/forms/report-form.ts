import { callApi } from '@/lib/browser/api-client/call-api'
import { isSuccessReply, lightEndpoint } from '@/lib/browser/api-client/light-endpoint'
import type { reportEndpoints } from '@/lib/contract/contact/report'
import {
  REPORT_REASONS,
  schemalessReportEndpoints,
} from '@/lib/contract/contact/schemaless-report-endpoints'
import type { ListingType } from '@/lib/contract/searches/saved-search'
import { type FieldProblem, findProblems } from '@/lib/shared/forms/field-problems'
import type { FormValues } from './submit-form'

const sending = lightEndpoint<typeof reportEndpoints.send>(schemalessReportEndpoints.send)(
  isSuccessReply,
)

/** Validates a report like the contract does. Only the reason is always required. */
export function findReportProblems({
  reason = '',
  details = '',
  email = '',
}: FormValues): FieldProblem[] {
  return findProblems({
    reason,
    ...((reason === 'other' || details !== '') && { details }),
    ...(email.trim() !== '' && { email }),
  })
}

/** Sends a report about a listing and returns the message to show. @throws FormError */
export async function sendReport(
  listing: { readonly area: ListingType; readonly id: string },
  values: FormValues,
  form: HTMLFormElement,
): Promise<string> {
  const reason = REPORT_REASONS.find((each) => each === values.reason) ?? 'other'
  const { details = '', email = '' } = values
  await callApi(sending, { body: { ...listing, reason, details, email: email.trim() } })
  form.reset()
  return 'Your report has been sent. Thank you. We will check this listing.'
}
