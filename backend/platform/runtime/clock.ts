export type Clock = { now(): Date }

/**
 * Never jumps with the machine's clock: for what is counted in this process and ends with it (promise F18).
 */
export const monotonicClock: Clock = {
  now: () => new Date(performance.timeOrigin + performance.now()),
}
