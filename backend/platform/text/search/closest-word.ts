/** Shorter words are too near to too many. */
const MIN_LETTERS = 4

/** Fewest consonants by which two words can be said to sound alike. */
const MIN_CONSONANTS = 4

/** Returns how many wrong letters are tolerated in a word. */
function getTolerance(word: string): number {
  if (word.length < 6) return 1
  return word.length < 9 ? 2 : 3
}

type ClosestWord = { readonly word: string /** Wrong letters. */; readonly distance: number }

/** Finds the most similar candidate, the first of equals; null when none is similar enough. */
export function findClosestWord(typed: string, candidates: Iterable<string>): ClosestWord | null {
  if (typed.length < MIN_LETTERS) return null
  let best: (ClosestWord & { readonly penalty: number }) | null = null
  let limit = getTolerance(typed)
  const [typedSound, letters] = [toSound(typed), sortLetters(typed)]
  const most = Math.floor(typed.length / 2)
  const soundTolerance = typedSound.length >= MIN_CONSONANTS ? Math.min(2, most - limit) : 0
  for (const word of candidates) {
    // "Phyton" has the right letters, and "kupyuter" sounds right.
    const hasSame = word.length === typed.length && sortLetters(word) === letters
    const distance = hasSame ? 1 : editDistance(typed, word, limit + soundTolerance)
    if (distance > limit + soundTolerance || (!hasSame && areShort(typed, word))) continue
    const soundsAlike = toSound(word) === typedSound
    const startsAlike = word[0] === typed[0]
    if (!soundsAlike && (distance > limit || (distance > 1 && !startsAlike))) continue
    // Few get the first letter wrong, or how a word sounds.
    const penalty = distance + (startsAlike ? 0 : 0.4) + (soundsAlike ? -0.5 : 0.3)
    if (best !== null && penalty >= best.penalty) continue
    best = { word, distance, penalty }
    limit = Math.min(limit, Math.ceil(penalty))
  }
  return best
}

function areShort(typed: string, word: string): boolean {
  return typed.length === MIN_LETTERS && word.length === MIN_LETTERS
}

function sortLetters(word: string): string {
  return [...word].sort().join('')
}

/** Reduces a word to how its consonants sound: vowels are what people get wrong. */
function toSound(word: string): string {
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
