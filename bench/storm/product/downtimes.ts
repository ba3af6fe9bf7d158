/** Times at which the web process was down because we stopped it: ms since 1970. */
export type Downtimes = {
  begin(): void
  end(): void
  /** True when a request of that time may have hit a stopped web process. */
  touches(from: number, to: number): boolean
  /** As above, but for a process that was asked to stop: earlier requests must get a response (promise F14). */
  readonly beginGently: () => void
}

type Downtime = { readonly from: number; readonly isGentle: boolean; to: number }

/** ms between writing a request and the server reading it */
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
