import { ENGLISH_STOP_WORDS } from './concepts/english-stop-words'
import { SIGN } from './khmer-terms'

const ROMANISED = new Set(
  [
    // Khmer in Latin letters: who, I, look for, at, and, is, have, do, go.
    'neak nak knhom khnhom nhom rok nov neng nung chea mean tver tveu tov',
  ].flatMap((line) => line.split(' ')),
)

const KHMER =
  '(?<!លំ)នៅក្នុង|(?<!លំ)នៅ|ក្នុង|និង|នៃ|ស្វែងរក|រក|ចង់បាន|ចង់|ខ្ញុំ|សម្រាប់|សំរាប់|ដែល|(?<!គ្)មាន|ទៅ|ធ្វើ|ជា(?!ង|តិ)|អ្នក|ឲ្យ|ឱ្យ|ប្រទេស|ការ(?!ពារ)|ឬ'

/** Matches whole syllables only, so that nothing is cut out of another word. */
export const KHMER_STOP_WORDS = new RegExp(`(?<!\\u17d2)(?:${KHMER})(?!${SIGN})`, 'gu')

/** Whether a word only joins others and means nothing by itself. */
export function isStopWord(word: string): boolean {
  return ENGLISH_STOP_WORDS.has(word) || ROMANISED.has(word)
}
