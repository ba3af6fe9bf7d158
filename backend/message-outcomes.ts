import { recordApplicationOutcome } from './areas/applications/application-outcome'
import { recordContactOutcome } from './areas/contact/contact-messages'
import { recordDigestOutcome } from './areas/notifications/digests'
import type { Outcomes } from './platform/outbox/outcomes'

/** The handlers of settled messages, by purpose. */
export const messageOutcomes: Outcomes = {
  application: recordApplicationOutcome,
  contact: recordContactOutcome,
  digest: recordDigestOutcome,
}
