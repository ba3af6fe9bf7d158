export type Clock = { now(): Date }

/** Goes on evenly whatever is done to the machine's: for what is counted in this process and ends with it (promise F18). */
export const monotonicClock: Clock = {
  now: () => new Date(performance.timeOrigin + performance.now()),
}
