import { recordApplicationOutcome } from './areas/applications/application-outcome'
import { recordContactOutcome } from './areas/contact/contact-messages'
import { recordDigestOutcome } from './areas/notifications/digests'
import type { Outcomes } from './platform/outbox/outcomes'

/** Who is told what became of a message, by its purpose. */
export const messageOutcomes: Outcomes = {
  application: recordApplicationOutcome,
  contact: recordContactOutcome,
  digest: recordDigestOutcome,
}
