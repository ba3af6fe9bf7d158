import type { Cell } from './judge-fit'

/** What a row says. */
export type Verdict = {
  readonly kind: 'fits' | 'missing' | 'unsaid'
  readonly words: string
  /** How many things are missing; what says nothing stands between none and one. */
  readonly rank: number
}

export function toVerdict(cells: readonly Cell[]): Verdict {
  const missing = cells.filter(({ isMet }) => isMet === false)
  const [first] = missing
  if (first !== undefined) {
    const more = missing.length > 1 ? ` · ${missing.length - 1} more` : ''
    return { kind: 'missing', words: `${capital(first.missing)}${more}`, rank: missing.length }
  }
  if (cells.some(({ isMet }) => isMet)) return { kind: 'fits', words: 'Fits you', rank: 0 }
  const isSilent = cells.every(({ asked }) => asked === null)
  return { kind: 'unsaid', words: isSilent ? 'Does not say' : 'Nothing to compare', rank: 0.5 }
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** "12 of the 20 on this page fit you." */
export function countFitting(verdicts: readonly Pick<Verdict, 'kind'>[]): string {
  const fitting = verdicts.filter(({ kind }) => kind === 'fits').length
  const all = verdicts.length
  if (all === 1) return fitting === 1 ? 'It fits you.' : 'It does not fit you in all.'
  return `${fitting} of the ${all} on this page ${fitting === 1 ? 'fits' : 'fit'} you.`
}
