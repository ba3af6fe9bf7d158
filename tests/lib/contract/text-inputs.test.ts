import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoints } from '@/lib/contract/endpoints'
import { normalizeMultiline, normalizeOneLine } from '@/lib/contract/normalize-text'
import { lineInput, multilineInput } from '@/lib/contract/text-inputs'

describe('one-line text', () => {
  test.each<readonly [what: string, written: string, read: string]>([
    ['a line break', 'A\r\nBcc: x@evil.example', 'A Bcc: x@evil.example'],
    ['other line breaks', 'A\u2028B\u2029C\u0085D\vE\fF', 'A B C D E F'],
    ['tabs and runs of spaces', ' A\t B \u00a0\u3000C ', 'A B C'],
    ['other control characters', 'A\u0007B\u001b[31mC\u009b', 'A B [31mC'],
    ['a direction override', 'Ann\u202elive', 'Annlive'],
    ['embeddings and isolates', '\u202aA\u202b\u202c\u202d\u2066B\u2067\u2068\u2069', 'AB'],
    ['direction marks', '\u200eA\u200f\u061c', 'A'],
    ['soft hyphens, word joiners, byte order marks', 'A\u00adB\u2060C\ufeff', 'ABC'],
    ['tags', 'A\u{e0001}\u{e0041}\u{e007f}B', 'AB'],
    ['invisible fillers', '\u3164\u115f\u1160\uffa0', ''],
    ['only zero-width characters', '\u200b\u200c\u200d', ''],
    ['a lone surrogate', 'A\ud800B', 'AB'],
    ['noncharacters', 'A\ufffe\uffff\ufdd0\ufdef\u{1fffe}\u{10ffff}B', 'AB'],
    ['a break between invisible characters', 'A\u200e \u200fB', 'A B'],
  ])('contains no %s', (_, written, read) => {
    expect(normalizeOneLine(written)).toBe(read)
  })

  test.each([
    'វិស្វករ\u200bសំណង់',
    '\u0d15\u0d4d\u200d\u0d37',
    'می\u200cخواهم',
    '👩\u200d💻 ❤️',
    'Đặng Thị Ánh',
    "O'Brien-Smith & Co. (R&D)",
    'سلام שלום',
  ])('keeps %j', (words) => {
    expect(normalizeOneLine(words)).toBe(words)
  })
})

test('multi-line text keeps its lines, and contains no invisible characters', () => {
  expect(normalizeMultiline(' A\r\nB\rC\u2028D\n\nE\tF\u202e \u0007G ')).toBe(
    'A\nB\nC\nD\n\nE F  G',
  )
})

test('the length limit applies to the cleaned text, and NUL is rejected', () => {
  for (const input of [lineInput(2), multilineInput(2)]) {
    expect(input.safeParse(' a\u202eb ').data).toBe('ab')
    expect([input.safeParse('abc').success, input.safeParse('a\u0000').success]).toEqual([
      false,
      false,
    ])
  }
})

/** Multi-line fields; all other text fields of the contract have one line. */
const SEVERAL_LINES = [
  'sendContactMessage message',
  'sendListingReport details',
  ...['Job', 'Internship'].flatMap((area) =>
    ['note', 'experience', 'coverLetterText'].map((field) => `applyFor${area} ${field}`),
  ),
]

/** Compared and never displayed. */
const SECRETS = ['loginWithFirebase firebaseAuthToken', 'loginWithLinkedIn accessToken']

const SEEN_BY_NOBODY = /(?![\u200b-\u200d])[\p{Cf}\p{Cs}\p{Noncharacter_Code_Point}]/u
const HOSTILE = 'A\u202e\ufffeB\u2066C\u200e\u{e0041}\r\nBcc: x\u0007y'

const bodies = endpoints
  .flatMap(({ id, body }) =>
    Object.entries(toShape(body)).map(([field, of]) => ({ name: `${id} ${field}`, of })),
  )
  .filter(({ name }) => !SECRETS.includes(name))

function toShape(schema: z.ZodType | undefined): Readonly<Record<string, z.ZodType>> {
  return schema instanceof z.ZodObject ? schema.shape : {}
}

test.each(bodies)('$name accepts no hidden characters', ({ name, of }) => {
  const { success, data } = of.safeParse(HOSTILE)
  if (!success) return
  expect(data).not.toMatch(SEEN_BY_NOBODY)
  const isLong = SEVERAL_LINES.includes(name)
  expect(data).not.toMatch(isLong ? /[^\P{Cc}\n]/u : /\p{Cc}/u)
  if (isLong) expect(data).toContain('\n')
})

test.each([...SEVERAL_LINES, 'updateProfile firstName', 'applyForJob name', 'keepSearch label'])(
  'the walk over all inputs finds %s',
  (name) => {
    const found = bodies.find((each) => each.name === name)
    expect(found?.of.safeParse(HOSTILE).success).toBe(true)
  },
)
