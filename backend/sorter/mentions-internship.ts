import { foldText } from '@/backend/platform/text/search/fold-text'
import { hasTerm, toKhmerText } from '@/backend/platform/text/search/khmer-terms'

const WORDS = ['intern', 'interns', 'internship', 'internships', 'stagiaire']

/** Khmer joins these with other words: an intern of a university. */
const KHMER = ['កម្មសិក្សា', 'ហាត់ការ'].map((term) => toKhmerText(term))

/**
 * Checks for words of an internship. The French `Stage` counts only at the start of the field: elsewhere it
 * may be a stage of something.
 */
export function mentionsInternship(typeWords: readonly string[]): boolean {
  return typeWords.some((field) => {
    const words = foldText(field).split(' ')
    return words[0] === 'stage' || words.some((word) => WORDS.includes(word)) || saysInKhmer(field)
  })
}

function saysInKhmer(field: string): boolean {
  const text = toKhmerText(field)
  return KHMER.some((term) => hasTerm(text, term))
}
