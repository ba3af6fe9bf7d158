import type { Page } from '@playwright/test'

/** ms from a press to the next paint, for presses of 16 ms or more; Chromium reports them in steps of 8. */
export type Interactions = {
  /** The longest since the last call; at least 16, as shorter ones are not reported. */
  readonly takeLongest: () => number
}

const SHORTEST = 16

export async function watchInteractions(page: Page): Promise<Interactions> {
  let longest = SHORTEST
  await page.exposeFunction('tellInteraction', (duration: number) => {
    longest = Math.max(longest, duration)
  })
  await page.addInitScript((durationThreshold) => {
    const { tellInteraction } = window as unknown as {
      readonly tellInteraction: (duration: number) => void
    }
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('interactionId' in entry && entry.interactionId) tellInteraction(entry.duration)
      }
    })
    observer.observe({
      type: 'event',
      durationThreshold,
      buffered: true,
    } as PerformanceObserverInit)
  }, SHORTEST)
  return {
    takeLongest: () => {
      const taken = longest
      longest = SHORTEST
      return taken
    },
  }
}
