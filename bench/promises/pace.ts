/** Memory larger than any cache, and steps through it. */
const NUMBERS = 16 * 1024 * 1024
const STEPS = 4_000_000
const TRIES = 3

/** ms for a fixed walk through 64 MB, the shortest of three: a shared host's speed changes by half within an hour, and figures in ms with it. */
export function measurePace(): number {
  const numbers = new Uint32Array(NUMBERS)
  const times = Array.from({ length: TRIES }, () => {
    const begun = performance.now()
    let at = 1
    for (let step = 0; step < STEPS; step += 1) {
      // A linear congruential generator: each step jumps far.
      at = (Math.imul(at, 1_664_525) + 1_013_904_223) >>> 0
      const place = at % NUMBERS
      numbers[place] = (numbers[place] ?? 0) + step
    }
    return performance.now() - begun
  })
  return Math.min(...times)
}
