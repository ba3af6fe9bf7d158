import { callApi } from '@/lib/browser/api-client/call-api'
import { digestMailEndpoints, type EmailFrequency } from '@/lib/contract/notifications/digest-mail'

/** Fetches how often the account wants e-mails. @throws FormError */
export async function fetchEmailFrequency(): Promise<EmailFrequency> {
  return (await callApi(digestMailEndpoints.get, {})).rhythm
}
