import type { Reply } from '@/bench/storm/wire/visitor'

/** What the sender of a write knows of it: it is done, it was refused, or nobody can say. */
export type Verdict = 'done' | 'refused' | 'unknown'

/** After a 5xx, or no answer, the API may have done it all the same. */
export function toVerdict(reply: Reply | null): Verdict {
  if (reply === null || (reply.status >= 500 && reply.status < 600)) return 'unknown'
  return reply.status < 300 ? 'done' : 'refused'
}
