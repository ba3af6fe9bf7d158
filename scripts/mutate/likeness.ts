/** How often a file's name counts as much as a line of it: a test is called after what it tests. */
const NAME_WEIGHT = 5

type Weights = ReadonlyMap<string, number>

/**
 * Compares files by the words they use, rare words above all (cosine of tf-idf): which test of
 * the API is about a route cannot be read from imports, because each of them imports the whole API.
 *
 * @param texts every file that will be compared, by its path
 * @returns the likeness of two of them, from 0 to 1
 */
export function createLikeness(
  texts: ReadonlyMap<string, string>,
): (one: string, other: string) => number {
  const counts = new Map([...texts].map(([file, text]) => [file, countWords(file, text)]))
  const spread = new Map<string, number>()
  for (const words of counts.values()) {
    for (const word of words.keys()) spread.set(word, (spread.get(word) ?? 0) + 1)
  }
  const weigh = (words: Weights): Weights =>
    new Map(
      [...words].map(([word, count]) => [
        word,
        (1 + Math.log(count)) * Math.log(1 + counts.size / (spread.get(word) ?? 1)),
      ]),
    )
  const weights = new Map([...counts].map(([file, words]) => [file, weigh(words)]))
  return (one, other) => toCosine(weights.get(one) ?? new Map(), weights.get(other) ?? new Map())
}

function countWords(file: string, text: string): Weights {
  const counts = new Map<string, number>()
  for (const word of [...Array(NAME_WEIGHT).fill(file), text].flatMap(splitWords)) {
    counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return counts
}

function splitWords(text: string): string[] {
  const words =
    text
      .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .match(/[a-z]{3,}/g) ?? []
  return words.map((word) => word.replace(/s$/, ''))
}

function toCosine(one: Weights, other: Weights): number {
  const length = (weights: Weights) =>
    Math.sqrt([...weights.values()].reduce((sum, weight) => sum + weight * weight, 0))
  const product = [...one].reduce((sum, [word, weight]) => sum + weight * (other.get(word) ?? 0), 0)
  return product === 0 ? 0 : product / (length(one) * length(other))
}
