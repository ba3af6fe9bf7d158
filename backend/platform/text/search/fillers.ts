import { ENGLISH_FILLERS } from './concepts/english-fillers'
import { SIGN } from './khmer-terms'

const ROMANISED = new Set(
  [
    // Khmer in Latin letters: who, I, look for, at, and, is, have, do, go.
    'neak nak knhom khnhom nhom rok nov neng nung chea mean tver tveu tov',
  ].flatMap((line) => line.split(' ')),
)

const KHMER =
  '(?<!លំ)នៅក្នុង|(?<!លំ)នៅ|ក្នុង|និង|នៃ|ស្វែងរក|រក|ចង់បាន|ចង់|ខ្ញុំ|សម្រាប់|សំរាប់|ដែល|(?<!គ្)មាន|ទៅ|ធ្វើ|ជា(?!ង|តិ)|អ្នក|ឲ្យ|ឱ្យ|ប្រទេស|ការ(?!ពារ)|ឬ'

/** Not cut out of another word: whole syllables. */
export const KHMER_FILLERS = new RegExp(`(?<!\\u17d2)(?:${KHMER})(?!${SIGN})`, 'gu')

/** Joins words, and says nothing by itself. */
export function isFiller(word: string): boolean {
  return ENGLISH_FILLERS.has(word) || ROMANISED.has(word)
}
