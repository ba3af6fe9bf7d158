import { htmlToLines } from '@/backend/platform/text/html-to-text'
import { toWesternDigits } from './split-date'

const GAP = String.raw`(?:[ \u00a0.()\u2013-]|&nbsp;){0,3}`
const MAIL = String.raw`[\w.+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{2,63}){1,4}`
const PHONE = String.raw`(?<![\p{N}\w/.-])(?:\+[1-9]|00[1-9]|855|[0០][1-9១-៩])(?:${GAP}[\d០-៩]){6,14}(?![\d០-៩])`
const CONTACT = new RegExp(`${MAIL}|${PHONE}`, 'iu')
const TAG_OR_CONTACT = new RegExp(`<[^<>]*>|${CONTACT.source}`, 'giu')

const DATE = /^\(?\d{1,2}[./-]\d{1,2}[./-]\d{4}/

const CONTACT_LINK = /<a\b[^<>]*\bhref\s?=\s?["']?(?:mailto|tel):[^<>]*>(.{0,300}?)<\/a>/gis

/** What ends a line of text: tags of blocks, and line ends of plain text. */
const LINE_END = /(<\/?(?:p|br|li|ul|ol|div|section|table|tr|td|th|h[1-6])\b[^<>]*>|\r?\n)/i

const APPLYING =
  /\bappl(?:y|ying|ications?)\b(?! engineer)|\b(?:send|submit|forward|drop)\b|\bcvs?\b|\br[eé]sum[eé]s?\b|\bcover(?:ing)? letters?\b|\binterested\b|ដាក់ពាក្យ|ផ្ញើ|ប្រវត្តិរូប|ចាប់អារម្មណ៍/iu

/** Longest line that says what the lines below it are about, in characters. */
const MAX_HEADING = 120

/** Stands where a contact was until the words around it are dropped too. */
const GONE = '\ufffc'
const LABEL =
  'h/?p|tel(?:ephone|egram)?|phone|mobile|cell|hotline|whatsapp|fax|e-?mail|mail|លេខទូរស័ព្ទ|ទូរស័ព្ទ|ទូរសព្ទ|អ៊ីមែល'
const LABELLED = new RegExp(
  String.raw`(?:(?<!\p{L})(?:${LABEL})(?:\s*(?:no|number)\b)?\s*[.:៖]*)?((?:\s|&nbsp;|[(]|<[^<>]*>){0,8})${GONE}`,
  'giu',
)
const BETWEEN = new RegExp(
  String.raw`${GONE}(?:(?:\s|&nbsp;|[/,;|&()\u2013-]|\bor\b|\band\b|ឬ|និង){0,8}${GONE})+`,
  'gu',
)
const IN_BRACKETS = new RegExp(String.raw`[([]\s?${GONE}\s?[)\]]?`, 'g')

/** A sentence that says whom to ask. */
const ASKING =
  /\bcontact|\bcall\b|\breach\b|\binformation\b|\b[ei]nquir|\bquestions?\b|\bclarif|\bperson\b|ទំនាក់ទំនង|ព័ត៌មាន|សាកសួរ/iu
const SENTENCE_START = /(?<=[.!?។]\s)(?<!\b(?:Mrs?|Ms|Dr|Tel|No|Co|Ltd)\.\s)/iu

/**
 * Takes telephone numbers and e-mail addresses out of a text (HTML or plain), with the words that only introduce them.
 * Those in a line that says how to apply, or below a heading that does, stay.
 */
export function dropContacts(text: string): string {
  if (!hasContact(text)) return text
  let isAboutApplying = false
  const pieces = text.split(LINE_END)
  return pieces
    .map((piece, at) => {
      const words = htmlToLines(piece).trim()
      if (words === '') return piece
      const isHeading =
        words.length <= MAX_HEADING && (/[:៖]$/.test(words) || /^<h\d/i.test(pieces[at - 1] ?? ''))
      const saysHow = APPLYING.test(words)
      if (isHeading) isAboutApplying = saysHow
      return saysHow || isAboutApplying || !hasContact(piece) ? piece : dropFromLine(piece)
    })
    .join('')
}

function hasContact(text: string): boolean {
  return text.search(CONTACT) !== -1 && markContacts(text).includes(GONE)
}

/** Puts `GONE` for each contact outside tags, and for each link to one. */
function markContacts(text: string): string {
  return text
    .replace(CONTACT_LINK, (_, inner: string) => `${inner}${GONE}`)
    .replace(TAG_OR_CONTACT, toGone)
}

function toGone(found: string): string {
  if (found.startsWith('<')) return found
  if (found.includes('@')) return GONE
  const digits = toWesternDigits(found).replace(/\D/g, '')
  const isNational = /^0[1-9]/.test(digits)
  const isLong = digits.length >= 9 && digits.length <= (isNational ? 10 : 15)
  return isLong && !DATE.test(found) ? GONE : found
}

function dropFromLine(line: string): string {
  const marked = markContacts(line).replace(LABELLED, `$1${GONE}`).replace(BETWEEN, GONE)
  return marked
    .split(SENTENCE_START)
    .map((sentence) => {
      if (!sentence.includes(GONE)) return sentence
      if (ASKING.test(sentence)) return (sentence.match(/<[^<>]*>/g) ?? []).join('')
      const rest = sentence.replace(IN_BRACKETS, '').replaceAll(GONE, '')
      return /[\p{L}\p{N}]/u.test(htmlToLines(rest)) ? rest.replace(/[\s,;:–-]+$/u, '') : ''
    })
    .join('')
}
