import { foldText } from '@/backend/platform/text/search-text'

const WORDS = ['intern', 'interns', 'internship', 'internships', 'stagiaire', 'កម្មសិក្សា']

/**
 * Whether the words a source uses for the contract say that an entry is an internship: `INTERN`,
 * `Internship (6 months)`, `Stage`. The French word counts only where the field begins: elsewhere
 * it may be a stage of something.
 */
export function saysInternship(typeWords: readonly string[]): boolean {
  return typeWords.some((field) => {
    const words = foldText(field).split(' ')
    return words[0] === 'stage' || words.some((word) => WORDS.includes(word))
  })
}
