import { editDistance } from '@/backend/platform/text/search/closest-word'
import { foldText } from '@/backend/platform/text/search/fold-text'

export const PAY_PATTERN =
  /(?:\bsalary\b:?\s*)?(?:USD|US\$|\$)\s*[\d,.]+\s*k?(?:\s*(?:-|–|—|to|~)\s*(?:USD|US\$|\$)?\s*[\d,.]+\s*k?)?\s*\$?(?:\s*(?:up|USD|\/\s*month|per month|monthly|net|gross))*|[\d,.]+\s*(?:\$|USD)(?:\s*(?:-|–|to|~)\s*[\d,.]+\s*(?:\$|USD))?(?:\s*(?:up|\/\s*month|per month))*/gi
export const COUNT_PATTERN =
  /[([]?\s*(?:\bx\s*\d+\b|\b\d+\s*(?:pax|posts?|positions?|persons?|people|vacanc(?:y|ies)|staff|នាក់|នាក់)(?![\p{L}\p{M}])|\b\d+\s*x\b|[០-៩]+\s*(?:នាក់|នាក់)|[\d០-៩]+\s*រូប(?![\p{L}\p{M}]))\s*[)\]]?/giu
const CODE =
  /[([]\s*(?:ref(?:erence)?\.?|code|id|no|job\s*id)?[\s.:#-]*[A-Z]{0,6}[-_/#.]?\d[\w./-]*\s*[)\]]|\b(?:ref(?:erence)?|job\s*(?:id|code)|req)\s*(?:no)?[.:#-]*\s*[A-Z]*[-_/]?\d[\w./-]*|^\s*(?!RF[PQI]|REOI|EOI|ITB|IFB|[NI]CB|TOR)[A-Z]{1,6}[-_/]\d[\w./-]*\s*[-–:|]?/gi
/** Words that advertise a post without saying what it is. */
const PRAISE =
  /^\s*[([]?(?:urgent(?:ly)?(?:\s+(?:needed|hiring|required|recruitment))?|we(?:'|’)?(?:re| are) (?:hiring|looking for)|now hiring|hiring(?=\s*[:!–-])|recruitment (?:of|for)|recruitment(?=\s*[:–-])|job (?:announcement|vacancy|opportunity)|vacancy(?: announcement)?|(?:re-?)?advertis(?:ement|ed)|wanted|ជ្រើសរើសបុគ្គលិក|ជ្រើសរើស|ត្រូវការ)[)\]]?\s*[:!|–-]*\s*/iu

/** Takes codes, pay, counts and the employer's name out of a title. */
export function cleanTitle(title: string, employer = ''): string {
  const stripped = withoutEmployer(title, employer)
    .replace(PRAISE, '')
    .replace(PAY_PATTERN, ' ')
    .replace(COUNT_PATTERN, ' ')
    .replace(CODE, ' ')
    .replace(/[([]\s*[)\]]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return stripped === '' ? title : stripped
}

/** The name stands behind "at" or a sign that parts it from the post, or in front of such a sign. */
function withoutEmployer(title: string, employer: string): string {
  const name = foldText(employer)
  if (name === '') return title
  const parts = title.split(/(\s+[-–—|@:]\s+|\s+at\s+|\s*[|@]\s*)/i)
  const kept = parts.filter((part, index) => index % 2 === 1 || foldText(part) !== name)
  return kept.length === parts.length ? title : kept.join(' ')
}

/** Writes words of a list right that have one wrong letter, or two exchanged: "Enginer". */
export function correctSpelling(title: string, words: readonly string[]): string {
  return title.replace(LONG_WORD, (written) => {
    const word = written.toLowerCase()
    const one = word.endsWith('s') ? word.slice(0, -1) : word
    return words.includes(one) ? written : (words.find((known) => isNear(one, known)) ?? written)
  })
}

const LONG_WORD = /[a-z]{7,}/gi

function isNear(word: string, known: string): boolean {
  return !word.endsWith('ed') && editDistance(word, known, 1) === 1
}

const SEPARATORS =
  /\s*[,;/|+•\n]\s*|(?:^|\s)[\d០-៩]{1,2}(?:\.|(?<!\([^)]*)\))\s*(?=\p{L})|\s+(?:and|or|និង)\s+|[\s-]+cum[\s-]+|\s*&\s+|\s+[-–—]\s+|(?<=[\u1780-\u17dd])\s*និង\s*(?=[\u1780-\u17dd])/iu

type PostChecks = {
  readonly namesPost: (part: string) => boolean
  /** Two parts are one name: "Electrician & Plumber". */
  readonly isOneName: (parts: readonly [string, string], joined: string) => boolean
}

/** Splits a title that names several posts; parts that name none belong to the post before or after them: "Civil, Electrical and Mechanical Engineer" is one. */
export function splitPosts(title: string, { namesPost, isOneName }: PostChecks): string[] {
  const parts = joinNames(title, isOneName)
  if (parts.filter(namesPost).length < 2) return [title]
  const posts: string[] = []
  let before: string[] = []
  for (const part of parts) {
    before.push(part)
    if (!namesPost(part)) continue
    posts.push(before.join(', '))
    before = []
  }
  const last = posts.pop() ?? ''
  return [...posts, [last, ...before].join(', ')]
}

/** Signs of a list, which no name has. */
const LIST_SIGN = /[,;|+•\n]/

/** Cuts a title at its signs, but not inside a name with "&", "and" or "/". */
function joinNames(title: string, isOneName: PostChecks['isOneName']): string[] {
  const parts: { text: string; end: number }[] = []
  let start = 0
  for (const text of title.split(SEPARATORS)) {
    const from = title.indexOf(text, start)
    start = from + text.length
    const before = parts.at(-1)
    if (text.trim() === '') continue
    const joined = before === undefined ? '' : title.slice(before.end - before.text.length, start)
    const isJoined = before !== undefined && !LIST_SIGN.test(title.slice(before.end, from))
    if (isJoined && isOneName([before.text, text], joined)) {
      parts.splice(-1, 1, { text: joined, end: start })
    } else parts.push({ text, end: start })
  }
  return parts.map(({ text }) => text)
}
