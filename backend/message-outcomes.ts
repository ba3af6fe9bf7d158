import { onApplicationOutcome } from './areas/applications/application-outcome'
import { noteContactOutcome } from './areas/contact/contact-messages'
import { noteDigestOutcome } from './areas/notifications/digests'
import type { Outcomes } from './platform/outbox/outcomes'

/** Who is told what became of a message, by its purpose. */
export const messageOutcomes: Outcomes = {
  application: onApplicationOutcome,
  contact: noteContactOutcome,
  digest: noteDigestOutcome,
}
