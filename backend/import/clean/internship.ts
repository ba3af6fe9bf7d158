import { foldText } from '@/backend/platform/text/search/search-text'

const WORDS = ['intern', 'interns', 'internship', 'internships', 'stagiaire', 'កម្មសិក្សា']

/** The French `Stage` counts only where the field begins: elsewhere it may be a stage of something. */
export function saysInternship(typeWords: readonly string[]): boolean {
  return typeWords.some((field) => {
    const words = foldText(field).split(' ')
    return words[0] === 'stage' || words.some((word) => WORDS.includes(word))
  })
}
