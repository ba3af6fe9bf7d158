import { callApi } from '@/lib/browser/api-client/call-api'
import { digestMailEndpoints, type MailRhythm } from '@/lib/contract/notifications/digest-mail'

/** Fetches how often the account wants e-mails. @throws FormError */
export async function fetchMailRhythm(): Promise<MailRhythm> {
  return (await callApi(digestMailEndpoints.get, {})).rhythm
}
