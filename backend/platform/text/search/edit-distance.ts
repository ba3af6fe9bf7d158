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
