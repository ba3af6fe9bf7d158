import type { Verdict } from './judge'

const SURVIVED = 'SURVIVED'

/** One verdict on two lines: where and what noticed it, and below the line before and after. */
export function toLines({ mutation, noticed }: Verdict): string {
  const { file, line, source, change } = mutation
  const word = noticed === null ? SURVIVED : `killed by ${noticed}`
  return `${word.padEnd(16)} ${file}:${line}\n    ${source}\n  → ${change}\n`
}

/** How many of all were killed and by what, with the survivors once more. */
export function toSummary(verdicts: readonly Verdict[]): string {
  const survivors = verdicts.filter(({ noticed }) => noticed === null)
  const count = (by: Verdict['noticed']) => verdicts.filter(({ noticed }) => noticed === by).length
  const killed = verdicts.length - survivors.length
  const share = verdicts.length === 0 ? 0 : Math.floor((killed / verdicts.length) * 1000) / 10
  return [
    survivors.map(toLines).join(''),
    `${killed} of ${verdicts.length} killed (${share} %): ${count('tests')} by tests, `,
    `${count('types')} by types, ${count('time')} by time; ${survivors.length} survived\n`,
  ].join('')
}
