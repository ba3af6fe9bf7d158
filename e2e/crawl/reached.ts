import { toAddress } from './address'
import type { Answers } from './crawl'

/** Every URL that a page of the crawl links to, with the fewest clicks from the first pages. */
export function listReached(answers: Answers, site: string): ReadonlyMap<string, number> {
  const reached = new Map<string, number>()
  const note = (address: string, clicks: number) => {
    reached.set(address, Math.min(clicks, reached.get(address) ?? Number.POSITIVE_INFINITY))
  }
  for (const { address, clicks, facts } of answers.values()) {
    note(address, clicks)
    for (const href of facts?.links ?? []) {
      const to = toAddress(href, address, site)
      if (to !== null) note(to, clicks + 1)
    }
  }
  return reached
}
