import { ask } from '@/lib/browser/api-client/call-api'
import { digestMailEndpoints, type MailRhythm } from '@/lib/contract/notifications/digest-mail'

/** How often the account wants mail. @throws FormError */
export async function fetchMailRhythm(): Promise<MailRhythm> {
  return (await ask(digestMailEndpoints.get, {})).rhythm
}
