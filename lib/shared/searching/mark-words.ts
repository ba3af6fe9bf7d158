import { toLookAlikes } from './khmer-look-alikes'

export type TitlePart = { readonly text: string; readonly isFound: boolean }

const clusters = new Intl.Segmenter('km', { granularity: 'grapheme' })

/** A title in parts, those found apart from the rest; a mark with a `*` is the beginning of a word, one in capitals is found in capitals alone. No letter of Khmer is cut from the signs that belong to it. */
export function markWords(title: string, marks: readonly string[]): TitlePart[] {
  const found = new Array<boolean>(title.length).fill(false)
  for (const mark of marks) {
    for (const match of title.matchAll(toPattern(mark))) {
      found.fill(true, match.index, match.index + match[0].length)
    }
  }
  const parts: TitlePart[] = []
  for (const { segment, index } of clusters.segment(title)) {
    const isFound = found[index] === true
    const last = parts.at(-1)
    if (last?.isFound === isFound) {
      parts[parts.length - 1] = { text: last.text + segment, isFound }
    } else {
      parts.push({ text: segment, isFound })
    }
  }
  return parts
}

/** Khmer has no spaces, so it is found anywhere but within a syllable; other words whole, or with a plural's s. */
function toPattern(mark: string): RegExp {
  const isBeginning = mark.endsWith('*')
  const words = (isBeginning ? mark.slice(0, -1) : mark).replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
  if (/\p{Script=Khmer}/u.test(words)) return toLookAlikes(words, isBeginning)
  const end = isBeginning ? '[\\p{L}\\p{M}\\p{N}]*' : '(?:e?s)?(?![\\p{L}\\p{M}\\p{N}])'
  const isAbbreviation = words.toUpperCase() === words && !isBeginning
  return new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}])${words.replace(/ /g, '[ -]')}${end}`,
    isAbbreviation ? 'gu' : 'giu',
  )
}
