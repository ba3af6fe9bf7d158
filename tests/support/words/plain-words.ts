import type { ShownText } from './shown-texts'

/** Words of CEFR level B2 and above, with simpler ones. */
const PLAINER: Readonly<Record<string, string>> = {
  aforementioned: 'this',
  albeit: 'but',
  beforehand: 'before',
  cease: 'stop',
  commence: 'begin',
  facilitate: 'help',
  hence: 'so',
  henceforth: 'from now on',
  hereby: 'now',
  lest: 'so that … not',
  meanwhile: 'now',
  merely: 'only',
  mistyped: 'typed wrong',
  notwithstanding: 'but',
  seldom: 'not often',
  terminate: 'end',
  thereof: 'of it',
  unwanted: 'spam',
  upon: 'on',
  utilise: 'use',
  utilize: 'use',
  wherever: 'where',
  whilst: 'while',
  whoever: 'anybody who',
  whom: 'who',
  whomever: 'anybody',
}

/** One word for one thing: other names for the terms of the glossary. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  bookmark: 'save',
  center: 'centre',
  deadline: 'closing date',
  login: 'sign in',
  résumé: 'CV',
  résumés: 'CVs',
  subscription: 'alert or newsletter',
  vacancies: 'jobs',
  vacancy: 'job',
}

/** Lists hard words as "upon: on (lib/a.ts)". */
export function listHardWords({ path, words }: ShownText): string[] {
  return listWords(words, path, PLAINER)
}

/** As `listHardWords`, for terms with another name in the glossary. */
export function listOtherNames({ path, words }: ShownText): string[] {
  return listWords(words, path, OTHER_NAMES)
}

function listWords(text: string, path: string, better: Readonly<Record<string, string>>): string[] {
  const words = text.toLowerCase().match(/\p{L}+(?:[’'-]\p{L}+)*/gu) ?? []
  return words.flatMap((word) =>
    Object.hasOwn(better, word) ? [`${word}: ${better[word]} (${path})`] : [],
  )
}

/** Lists sentences with more words than `most`, each with its file. Khmer has no spaces between words and is excluded. */
export function listLongSentences({ path, words }: ShownText, most: number): string[] {
  return words
    .split(/(?<=[.?!:])["”’)*]*\s+/)
    .filter((sentence) => !/[\u1780-\u17FF]/.test(sentence))
    .filter((sentence) => (sentence.match(/[\p{L}\d]+(?:[’'-]\p{L}+)*|…/gu) ?? []).length > most)
    .map((sentence) => `${path}: ${sentence}`)
}
