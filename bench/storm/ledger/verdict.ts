import type { Reply } from '@/bench/storm/wire/visitor'

/** What the sender of a write knows: it was done, it was rejected, or the outcome is unknown. */
export type Verdict = 'done' | 'refused' | 'unknown'

/** After a 5xx, or no response, the API may still have done it. */
export function toVerdict(reply: Reply | null): Verdict {
  if (reply === null || (reply.status >= 500 && reply.status < 600)) return 'unknown'
  return reply.status < 300 ? 'done' : 'refused'
}
