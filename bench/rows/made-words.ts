const SYLLABLES =
  'ba ce di fo gu ha ke li mo nu pa ro sa te vi wo ya zu chan dar phal rith som vann'.split(' ')

/** Distinct words of three syllables, the same at each call; at most 13,824. */
export function listMadeWords(count: number): string[] {
  const size = SYLLABLES.length
  return Array.from({ length: count }, (_, at) =>
    // 4,001 and 24³ have no common divisor: no word repeats, and neighbours differ.
    [1, size, size * size]
      .map((place) => SYLLABLES[Math.floor((at * 4001) / place) % size] ?? '')
      .join(''),
  )
}
