/**
 * Returns how long a worker rests, in ms, after it has worked since `started` (of `performance.now()`), so that it works for the
 * share `dutyCycle` of the time: at 0.2, 20 ms of work are followed by 80 ms of rest, and by `longest` at most.
 */
export function getRestMs(started: number, dutyCycle: number, longest: number): number {
  return Math.min((performance.now() - started) * (1 / dutyCycle - 1), longest)
}
