import { KHMER_SIGNS_PATTERN } from './khmer-terms'

const ROMANISED = new Set(
  [
    // Khmer in Latin letters: who, I, look for, at, and, is, have, do, go.
    'neak nak knhom khnhom nhom rok nov neng nung chea mean tver tveu tov',
  ].flatMap((line) => line.split(' ')),
)

const KHMER =
  '(?<!លំ)នៅក្នុង|(?<!លំ)នៅ|ក្នុង|និង|នៃ|ស្វែងរក|រក|ចង់បាន|ចង់|ខ្ញុំ|សម្រាប់|សំរាប់|ដែល|(?<!គ្)មាន|ទៅ|ធ្វើ|ជា(?!ង|តិ)|អ្នក|ឲ្យ|ឱ្យ|ប្រទេស|ការ(?!ពារ)|ឬ'

/** Matches whole syllables only, so that nothing is cut out of another word. */
export const KHMER_STOP_WORDS = new RegExp(
  `(?<!\\u17d2)(?:${KHMER})(?!${KHMER_SIGNS_PATTERN})`,
  'gu',
)

/** Words that join others or greet, as `tokenize` gives them: "does" is "doe", and "don't" ends in "t". */
export const ENGLISH_STOP_WORDS: ReadonlySet<string> = new Set(
  [
    'a about all also am an and any are as at be become by can do except for from get give got have hire how i im in is it job just',
    'like looking lookin me my near need needed no not of on only or our please pls plz search searching seeking should show so',
    'some someone that the there this to us use used using want wanted we what when where which who will with without would you your',
    'hello hi hey dear sir madam mr mrs bro sis thank thx tnx plzz plss kindly ok okay yes yeah nice great happy morning afternoon',
    'could may might shall must let know tell help has had doe did was were been being isn aren don dont didn doesn cant couldn',
    'if but than then too very more most much many other another here these those they them their he she his him her its it every each both',
    'either via per after before since still yet even ever lot really maybe between around until till during while because cause bcz bcoz',
    'cuz again already alway never often own same m re s t ll ve ur u ya w n vs etc ex example kind type way thing few several',
    'ask asking wonder question answer why whose go going come coming take taking taken giving given offer offering offered exist possible',
    'start started starting begin located location base based wish hope hoping love prefer suggest recommend joining becoming difference require',
  ].flatMap((line) => line.split(' ')),
)

/** Whether a word only joins others and means nothing by itself. */
export function isStopWord(word: string): boolean {
  return ENGLISH_STOP_WORDS.has(word) || ROMANISED.has(word)
}
