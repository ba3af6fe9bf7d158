import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { parseJsonLines } from '@/backend/platform/text/json-lines'

const row = z.strictObject({ says: z.enum(['fee', 'none']), words: z.array(z.string().min(1)) })

type Phrases = Readonly<Record<'fee' | 'none', RegExp>>

let phrases: Phrases | null = null

function readPhrases(): Phrases {
  const file = 'fee-words.jsonl'
  const text = readFileSync(new URL(file, import.meta.url), 'utf8')
  const rows = parseJsonLines({ file, text, schema: row, check: () => null })
  // Khmer has no spaces between words.
  const toPattern = (says: 'fee' | 'none') =>
    new RegExp(
      rows
        .filter((each) => each.says === says)
        .flatMap(({ words }) => words)
        .map((words) => (/[a-z]/.test(words) ? `\\b${words}s?\\b` : words))
        .join('|'),
      'iu',
    )
  return { fee: toPattern('fee'), none: toPattern('none') }
}

/** Returns the words of a text that ask applicants for money, unless their sentence says that there is no fee. */
export function findFee(text: string): string | null {
  phrases ??= readPhrases()
  for (const sentence of text.split(/[.!?;។]\s|\n/)) {
    const [found] = phrases.fee.exec(sentence) ?? []
    if (found !== undefined && !phrases.none.test(sentence)) return found
  }
  return null
}

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
const PHONE = /(?<![\d+])(?:(?:\+|00)?855|0)(?:[\s.-]?\d){8,9}(?!\d)/g
const TELEGRAM = /(?:t\.me\/|(?<![\w.+-])@)([a-z]\w{4,31})/gi

/** Lists telephone numbers, e-mail addresses and Telegram names in a text, each in one spelling. */
export function findContacts(text: string): readonly string[] {
  const emails = text.match(EMAIL) ?? []
  const phones = (text.match(PHONE) ?? []).map((phone) =>
    phone.replace(/\D/g, '').replace(/^(?:00)?855/, '0'),
  )
  const names = [...text.matchAll(TELEGRAM)].map(([, name = '']) => `@${name}`)
  return [...new Set([...emails, ...phones, ...names].map((each) => each.toLowerCase()))]
}
