import { ask } from '@/lib/browser/wire/ask'
import { digestMailEndpoints, type MailRhythm } from '@/lib/contract/notifications/digest-mail'

/** How often the account wants mail. @throws FormError */
export async function readMailRhythm(): Promise<MailRhythm> {
  return (await ask(digestMailEndpoints.get, {})).rhythm
}
