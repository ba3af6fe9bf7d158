import type { Outcomes } from './platform/outbox/outcomes'

/** Who is told what became of a message, by its purpose. */
export const messageOutcomes: Outcomes = {}
