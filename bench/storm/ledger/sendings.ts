import type { Verdict } from './verdict'

/** How often something was sent that makes a row, and how often that was acknowledged. */
export type Sendings = {
  readonly note: (key: string, verdict: Verdict) => void
  /** The rows there may be of each, fewest and most. */
  readonly list: () => readonly {
    readonly key: string
    readonly least: number
    readonly most: number
  }[]
}

/** @param isOnce true where the same thing sent again is the same row (promise F9) */
export function openSendings({ isOnce }: { readonly isOnce: boolean }): Sendings {
  const sent = new Map<string, { done: number; possible: number }>()
  const cap = (count: number) => (isOnce ? Math.min(count, 1) : count)
  return {
    note: (key, verdict) => {
      const count = sent.get(key) ?? { done: 0, possible: 0 }
      if (verdict === 'done') count.done += 1
      if (verdict !== 'refused') count.possible += 1
      sent.set(key, count)
    },
    list: () =>
      [...sent].map(([key, { done, possible }]) => ({
        key,
        least: cap(done),
        most: cap(possible),
      })),
  }
}
