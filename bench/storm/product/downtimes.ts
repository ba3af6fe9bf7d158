/** When the web process could not answer, because we ended it: ms since 1970. */
export type Downtimes = {
  begin(): void
  end(): void
  /** True when a request of that time may have met a web process that was ended. */
  touches(from: number, to: number): boolean
  /** As it would be when the process was asked to stop: what was sent before has to be answered (promise F14). */
  readonly beginGently: () => void
}

type Downtime = { readonly from: number; readonly isGentle: boolean; to: number }

/** ms between a request that is written and one the server has read */
const ON_THE_WAY = 250

export function createDowntimes(now: () => number = Date.now): Downtimes {
  const times: Downtime[] = []
  const open = (isGentle: boolean) => {
    times.push({ from: now(), isGentle, to: Number.POSITIVE_INFINITY })
  }
  return {
    begin: () => open(false),
    beginGently: () => open(true),
    end: () => {
      for (const time of times) time.to = Math.min(time.to, now())
    },
    touches: (from, to) =>
      times.some((time) =>
        time.isGentle
          ? from >= time.from - ON_THE_WAY && from <= time.to
          : from <= time.to && to >= time.from,
      ),
  }
}
