import type { RequirementMatch } from './match-requirements'

export type FitSummary = {
  readonly kind: 'fits' | 'missing' | 'unstated'
  readonly words: string
  /** Number of missing requirements; when nothing could be compared, between none and one. */
  readonly rank: number
}

export function toFitSummary(matches: readonly RequirementMatch[]): FitSummary {
  const missing = matches.filter(({ result }) => result === 'missing')
  const [first] = missing
  if (first !== undefined) {
    const more = missing.length > 1 ? ` · ${missing.length - 1} more` : ''
    return { kind: 'missing', words: `${first.missing}${more}`, rank: missing.length }
  }
  if (matches.some(({ result }) => result === 'met')) {
    return { kind: 'fits', words: 'Fits you', rank: 0 }
  }
  const isSilent = matches.every(({ result }) => result === 'listing silent')
  return {
    kind: 'unstated',
    words: isSilent ? 'No requirements stated' : 'Nothing to compare',
    rank: 0.5,
  }
}

/**
 * Formats the result of one listing for a table cell; `kind` matches that of a cell, so that both are styled
 * alike.
 */
export function formatFit(matches: readonly RequirementMatch[]): {
  readonly kind: RequirementMatch['result']
  readonly words: string
} {
  const { kind, rank } = toFitSummary(matches)
  switch (kind) {
    case 'fits':
      return { kind: 'met', words: 'Yes, it seems so' }
    case 'missing':
      return { kind: 'missing', words: rank === 1 ? '1 thing missing' : `${rank} things missing` }
    case 'unstated':
      return { kind: 'unknown', words: 'Not enough details' }
  }
}

export function countFitting(fits: readonly Pick<FitSummary, 'kind'>[]): string {
  const fitting = fits.filter(({ kind }) => kind === 'fits').length
  return `${fitting} of the ${fits.length} on this page ${fitting === 1 ? 'fits' : 'fit'} you.`
}

/** Formats one requirement for a title block. */
export function formatMatch({ of, result, missing }: RequirementMatch): string {
  return result === 'missing' ? missing : `${of}${WORDS[result]}`
}

const WORDS = {
  met: '',
  'listing silent': ': not stated',
  'person silent': ': you left it out',
  unknown: ': cannot be compared',
} as const satisfies Record<Exclude<RequirementMatch['result'], 'missing'>, string>
