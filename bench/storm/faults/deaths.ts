/** Stays below five deaths of one part per minute, at which the launcher gives up. */
export type Deaths = {
  /** True when the part may be killed now; counts it. */
  readonly take: (part: string) => boolean
}

const MOST = 2
const WITHIN_MS = 60_000

export function openDeaths(now: () => number = Date.now): Deaths {
  const deaths = new Map<string, number[]>()
  return {
    take: (part) => {
      const recent = (deaths.get(part) ?? []).filter((at) => at > now() - WITHIN_MS)
      if (recent.length >= MOST) return false
      deaths.set(part, [...recent, now()])
      return true
    },
  }
}
