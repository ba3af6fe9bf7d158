import { SIGN } from './khmer-terms'

const FILLERS = new Set(
  [
    'a about all also am an and any are as at be become by can do except for from get give got have hire how i im in is it job just',
    'like looking lookin me my near need needed no not of on only or our please pls plz search searching seeking should show so',
    'some someone that the there this to us use used using want wanted we what when where which who will with without would you your',
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
  return FILLERS.has(word)
}
