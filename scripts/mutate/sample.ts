/**
 * Draws from a list without putting back; the same seed draws the same of the same list.
 *
 * @param seed a whole number
 * @param count how many; all, in another order, where there are no more
 */
export function drawSample<T>(list: readonly T[], seed: number, count: number): readonly T[] {
  const random = createRandom(seed)
  const left = [...list]
  const drawn: T[] = []
  while (drawn.length < count && left.length > 0) {
    drawn.push(...left.splice(Math.floor(random() * left.length), 1))
  }
  return drawn
}

/** Mulberry32: numbers from 0 up to 1 that look random enough to choose by. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
