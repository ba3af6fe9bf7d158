import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { foldText } from '@/backend/platform/text/search/fold-text'

const FILE = 'legal-forms.json'

const { LEGAL_FORM, PREFIX } = readLegalForms()

/** Reads legal forms and what a branch in Cambodia adds: words at the start or end that are no part of an employer's name. */
function readLegalForms(): { readonly LEGAL_FORM: RegExp; readonly PREFIX: RegExp } {
  const words = z.array(z.string().trim().min(1)).min(1)
  const file = z.strictObject({ end: words, start: words })
  const text = readFileSync(new URL(`../../reference/${FILE}`, import.meta.url), 'utf8')
  const { end, start } = file.parse(JSON.parse(text))
  const toChoice = (forms: readonly string[]) => forms.map((form) => foldText(form)).join('|')
  return {
    LEGAL_FORM: new RegExp(`(?: (?:${toChoice(end)}))+$`),
    PREFIX: new RegExp(`^(?:${toChoice(start)}) *(?=.)`),
  }
}

/** Dots of initials, and signs within words: P.L.C. is PLC. */
const INITIAL_DOTS = /(?<=(?<![\p{L}\p{N}])\p{Script=Latin})\.|[’']/gu

/**
 * Folds an employer's name without its legal form, so that spellings of one employer are equal: `MEKONG BUILD CO., LTD.` and
 * `Mekong Build`. No other word counts less: Intel is not Intel 471.
 */
export function toEmployerKey(name: string): string {
  const folded = foldText(name.replace(/\(cambodia\)/i, ' ').replace(INITIAL_DOTS, ''))
  const key = folded.replace(PREFIX, '').replace(LEGAL_FORM, '')
  return (key || folded || name.toLowerCase()).slice(0, 200)
}
