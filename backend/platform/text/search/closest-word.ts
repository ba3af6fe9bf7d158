/** Shorter words are too near to too many. */
const MIN_LETTERS = 4

/** Consonants of a word that sounds so by no accident. */
const MIN_HEARD = 4

/** Wrong letters that are forgiven, by the letters of a word. */
function toLimit(word: string): number {
  if (word.length < 6) return 1
  return word.length < 9 ? 2 : 3
}

type ClosestWord = { readonly word: string /** Wrong letters. */; readonly distance: number }

/** Finds the word that was probably meant, the first of equals; null when none is near enough. */
export function findClosestWord(typed: string, candidates: Iterable<string>): ClosestWord | null {
  if (typed.length < MIN_LETTERS) return null
  let best: (ClosestWord & { readonly badness: number }) | null = null
  let limit = toLimit(typed)
  const [heard, letters] = [sound(typed), sorted(typed)]
  const most = Math.floor(typed.length / 2)
  const forHeard = heard.length >= MIN_HEARD ? Math.max(0, Math.min(2, most - limit)) : 0
  for (const word of candidates) {
    // "Phyton" has the right letters, and "kupyuter" sounds right.
    const hasSame = word.length === typed.length && sorted(word) === letters
    const distance = hasSame ? 1 : editDistance(typed, word, limit + forHeard)
    if (distance > limit + forHeard || (!hasSame && areShort(typed, word))) continue
    const isHeard = sound(word) === heard
    const isBegun = word[0] === typed[0]
    if (!isHeard && (distance > limit || (distance > 1 && !isBegun))) continue
    // Few get the first letter wrong, or how a word sounds.
    const badness = distance + (isBegun ? 0 : 0.4) + (isHeard ? -0.5 : 0.3)
    if (best !== null && badness >= best.badness) continue
    best = { word, distance, badness }
    limit = Math.min(limit, Math.ceil(badness))
  }
  return best
}

function areShort(typed: string, word: string): boolean {
  return typed.length === MIN_LETTERS && word.length === MIN_LETTERS
}

function sorted(word: string): string {
  return [...word].sort().join('')
}

/** Consonants as they are heard: vowels are what people miss. */
function sound(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/tion|cian|sion/g, 'sn')
    .replace(/ck|q|c(?![eiyh])/g, 'k')
    .replace(/c(?=[eiy])|z/g, 's')
    .replace(/[aeiouyhw]/g, '')
    .replace(/[mn](?=[pbtdkg])/g, '')
    .replace(/(.)\1+/g, '$1')
}

/** Counts the letters to change, add, remove or swap with a neighbour to turn one word into the other (Damerau-Levenshtein); `limit + 1` beyond the limit. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1]
      const changed = cell(last, column - 1) + (isSame ? 0 : 1)
      const added = Math.min(cell(last, column), cell(current, column - 1)) + 1
      const isExchanged = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      const exchanged = isExchanged ? cell(before, column - 2) + 1 : added
      current.push(Math.min(changed, added, exchanged))
    }
    if (Math.min(...current) > limit) return limit + 1
    before = last
    last = current
  }
  return cell(last, b.length)
}

/** Beside the table there is no way. */
function cell(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY
}
