const SYLLABLES =
  'ba ce di fo gu ha ke li mo nu pa ro sa te vi wo ya zu chan dar phal rith som vann'.split(' ')

/** Different words of three syllables, the same at each call; at most 13,824. */
export function listMadeWords(count: number): string[] {
  const size = SYLLABLES.length
  return Array.from({ length: count }, (_, at) =>
    // 4,001 has no divisor in common with 24³: no word comes twice, and neighbours are unlike.
    [1, size, size * size]
      .map((place) => SYLLABLES[Math.floor((at * 4001) / place) % size] ?? '')
      .join(''),
  )
}
