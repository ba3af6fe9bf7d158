const SMALL = new Set([
  'de',
  'du',
  'des',
  'la',
  'le',
  'les',
  'sur',
  'sous',
  'en',
  'et',
  'lès',
  'of',
])

/** Rewrites a name in capitals (`VAL DE MARNE`, `Val de Marne`); others stay. */
export function normalizeCase(name: string): string {
  const shouts = name === name.toUpperCase() && name !== name.toLowerCase() && name.length > 3
  if (!shouts) return name
  return name.toLowerCase().replace(/[\p{L}\p{M}]+/gu, (word, at: number) => {
    if (at > 0 && SMALL.has(word)) return word
    return word.charAt(0).toUpperCase() + word.slice(1)
  })
}
