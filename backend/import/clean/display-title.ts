import { COUNT_PATTERN, PAY_PATTERN } from '@/backend/classifier/clean-title'
import { toEmployerKey } from './employer-key'
import { toWesternDigits } from './split-date'
import { toTitleCase } from './title-case'

const CODE =
  /^(?:ref(?:erence)?|job\s*(?:id|code)|code|req|id)\.?\s*(?:no\.?)?[:#.\s-]*[\w/-]*\d[\w/-]*$|^[A-Z]{2,6}[-_/]\d[\w/-]*$|^#\d+$/i
const BRACKETS = /[([]([^()[\]]*)[)\]]/g
const SEPARATOR = /(\s+[-–—|]\s+|\s*,\s+)/
const BARE_COUNT = /\s+x\s*\d{1,4}$/i

/** Shortest title that is left, in letters. */
const MIN_LETTERS = 3

/** What parts the employer's name from the post. */
const PARTS = /(\s+[-–—|@:]\s+|\s+at\s+|\s*[|@]\s*|:\s+|\s*[([](?=[^()[\]]*[)\]]$)|[)\]]$)/i
const HIRING =
  /^(?<employer>.{2,200}?)\s+(?:(?:is|are)\s+)?(?:now\s+|currently\s+|urgently\s+)?(?:hiring|recruiting|looking for|seeking|seeks)\s*[:–-]?\s*(?:an?\s+)?(?<post>.+)$/i
const HIRING_KHMER =
  /^(?<employer>.{2,200}?)\s*(?:ត្រូវការ|ប្រកាស|កំពុង)*ជ្រើសរើស(?:បុគ្គលិក)?(?:តួនាទី|មុខតំណែង|ជា)?\s*[:៖–-]?\s*(?<post>.+)$/u

/** Takes the employer's name out of a title, in any legal form: `Site Engineer - ABC Co., Ltd`, `ABC is hiring: Site Engineer`. */
function withoutEmployer(title: string, employer: string): string {
  const key = toEmployerKey(employer)
  if (key === '') return title
  const isEmployer = (text: string) => toEmployerKey(text) === key
  const hiring = HIRING.exec(title)?.groups ?? HIRING_KHMER.exec(title)?.groups
  if (hiring !== undefined && isEmployer(hiring.employer ?? '')) return hiring.post ?? title
  const names = title.split(PARTS).filter((_, at) => at % 2 === 0)
  const kept = names.filter((name) => name.trim() !== '' && !isEmployer(name))
  return names.some(isEmployer) ? kept.map((name) => name.trim()).join(' - ') : title
}

/**
 * Takes codes, pay, counts of posts and the employer's name out of a title, each only as a whole part:
 * `Site Engineer (JB-1087) - $600 up` is `Site Engineer`, `Technician (ISO 9001)` stays as it is. A title in capitals is
 * written as others are.
 */
export function toDisplayTitle(title: string, employer = ''): string {
  const parts = withoutEmployer(title, employer)
    .replace(BRACKETS, (all, inner: string) => (isNoise(inner) ? ' ' : all))
    .split(SEPARATOR)
  const kept: string[] = []
  for (let at = 0; at < parts.length; at += 2) {
    const part = withoutEnd(parts[at] ?? '')
    if (isNoise(part)) continue
    if (kept.length > 0) kept.push(parts[at - 1] ?? ' ')
    kept.push(part)
  }
  const shown = kept.join('').replace(/\s+/g, ' ').trim()
  return toTitleCase(shown.replace(/[^\p{L}]/gu, '').length < MIN_LETTERS ? title : shown)
}

/** Drops pay and counts behind the name of a post. */
function withoutEnd(part: string): string {
  const text = part.trim().replace(BARE_COUNT, '')
  for (const sign of [PAY_PATTERN, COUNT_PATTERN]) {
    for (const { index, 0: found } of text.matchAll(sign))
      if (index + found.length === text.length) return text.slice(0, index).trim()
  }
  return text
}

function isNoise(text: string): boolean {
  const plain = text.trim()
  if (plain === '' || CODE.test(plain)) return true
  return (
    plain
      .replace(PAY_PATTERN, '')
      .replace(COUNT_PATTERN, '')
      .replace(/\bsalary\b/i, '')
      .replace(/[\s+:~-]/g, '') === ''
  )
}

const MAX_POSTS = 1_000

/** Reads how many are hired from a title: 3 of `Site Engineer (3 positions)`; null where it names no count or several. */
export function readOpeningsCount(title: string): number | null {
  const found = [...title.matchAll(COUNT_PATTERN)].map(
    ([text]) => toWesternDigits(text).match(/\d+/)?.[0],
  )
  const count = found.length === 1 ? Number(found[0]) : 0
  return count >= 1 && count <= MAX_POSTS ? count : null
}
