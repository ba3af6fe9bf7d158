import type { Verdict } from './verdict'

/** How often something was sent that creates a row, and how often that was acknowledged. */
export type Sendings = {
  readonly note: (key: string, verdict: Verdict) => void
  /** The possible number of rows for each key, fewest and most. */
  readonly list: () => readonly {
    readonly key: string
    readonly least: number
    readonly most: number
  }[]
}

/** @param isOnce true when sending the same thing again creates no second row (promise F9) */
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
