import { foldText } from '@/backend/platform/text/search/fold-text'

/** Legal forms and what a branch in Cambodia adds, at the end of a folded name. */
const LEGAL_FORM = new RegExp(
  `(?: (?:${[
    'co|ltd|limited|inc|incorporated|llc|llp|plc|pte|pvt|pty|corp|corporation|company',
    'group of companies|gmbh|sarl|sa|bhd|sdn|cambodia|kampuchea',
    ...['ខូ', 'អិលធីឌី', 'ឯ.ក', 'ម.ក', 'លីមីតធីត', 'ភីអិលស៊ី'].map((form) => foldText(form)),
  ].join('|')}))+$`,
)
const KHMER_COMPANY = new RegExp(`^${foldText('ក្រុមហ៊ុន')} *(?=.)`)

/** Dots of initials, and signs within words: P.L.C. is PLC. */
const INITIAL_DOTS = /(?<=(?<![\p{L}\p{N}])\p{Script=Latin})\.|[’']/gu

/**
 * Folds an employer's name without its legal form, so that spellings of one employer are equal: `MEKONG BUILD CO., LTD.` and
 * `Mekong Build`. No other word counts less: Intel is not Intel 471.
 */
export function toEmployerKey(name: string): string {
  const folded = foldText(name.replace(/\(cambodia\)/i, ' ').replace(INITIAL_DOTS, ''))
  const key = folded.replace(KHMER_COMPANY, '').replace(LEGAL_FORM, '')
  return (key || folded || name.toLowerCase()).slice(0, 200)
}
