import type { Manner } from '@/bench/storm/wire/exchange'
import type { Reply } from '@/bench/storm/wire/visitor'
import type { Person } from './journey'

/** Sends one change as impatient people do: once, twice at once, or again after no response (promise F9). Returns all responses. */
export async function sendLikePeople(
  { random }: Person,
  write: (manner: Manner) => Promise<Reply | null>,
): Promise<readonly (Reply | null)[]> {
  const way = random.next()
  if (way < 0.15) return Promise.all([write('whole'), write('whole')])
  const manner = way < 0.3 ? 'gone' : way < 0.4 ? 'slow' : 'whole'
  const first = await write(manner)
  if (first !== null) return [first]
  return [first, await write('whole')]
}
