import type { Logger } from 'pino'

/** ms */
const EVERY = 1000

export type AnswerCounter = {
  readonly count: (section: string, status: number) => void
  /** Writes what was not written yet. */
  readonly tell: () => void
}

/** Logs what is answered from memory by a line a second for each section and status: one for each answer cost a third of it (promise S1). */
export function createAnswerCounter(log: Pick<Logger, 'info'>, every = EVERY): AnswerCounter {
  const counts = new Map<string, Map<number, number>>()

  function tell(): void {
    for (const [to, statuses] of counts) {
      for (const [status, answers] of statuses)
        log.info({ to, status, answers }, 'answered from memory')
    }
    counts.clear()
  }

  return {
    count: (section, status) => {
      if (counts.size === 0) setTimeout(tell, every).unref()
      const statuses = counts.get(section) ?? new Map<number, number>()
      if (statuses.size === 0) counts.set(section, statuses)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    },
    tell,
  }
}
