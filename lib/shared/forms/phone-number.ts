import { normalizeOneLine } from '@/lib/contract/normalize-text'
import { smsCallingCodes } from './sms-calling-codes'

/**
 * The digit zero of the region's scripts: Arabic, Devanagari, Thai, Lao, Burmese, Khmer. NFKC converts
 * full-width digits to ASCII.
 */
const ZEROS = [0x660, 0x6f0, 0x966, 0xe50, 0xed0, 0x1040, 0x17e0] as const

const OTHER_DIGIT =
  /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u0e50-\u0e59\u0ed0-\u0ed9\u1040-\u1049\u17e0-\u17e9]/g

/** Digits, spaces, dots, middle dots, brackets and hyphens of all kinds, after one plus. */
const WRITTEN = /^[(\s]*\+?[\d\s().·\p{Pd}]+$/u

const CAMBODIA = smsCallingCodes.Cambodia

/** The shortest and longest Cambodian number with its country code, so that `855…` is not taken for one without. */
const WITH_CODE = /^855\d{8,9}$/

/**
 * Parses a phone number into the digits to dial: `+` and digits with a country code (`+855`, `00855`, `855`),
 * else domestic digits. Digits of the region's scripts are converted; `(0)` after a country code and remarks
 * in brackets are ignored. Returns null for anything else, such as two numbers. Does not check whether the
 * number exists.
 */
export function toDialableNumber(input: string): string | null {
  const text = normalizeOneLine(input)
    .normalize('NFKC')
    .replace(/[\u200b-\u200d]/g, '')
    .replace(OTHER_DIGIT, toAsciiDigit)
    .replace(/^(?:tel|phone|mobile)\s*[.:]\s*/i, '')
    .replace(/\([^()\d+]*\)/g, ' ')
    .trim()
  if (!WRITTEN.test(text)) return null
  const digits = text.replace(/\D/g, '')
  if (text.includes('+') || digits.startsWith('00') || WITH_CODE.test(digits)) {
    const withoutZero = text.replace('(0)', '').replace(/\D/g, '').replace(/^00/, '')
    return `+${withoutZero.replace(/^8550/, CAMBODIA)}`
  }
  return digits === '' ? null : digits
}

function toAsciiDigit(digit: string): string {
  const code = digit.charCodeAt(0)
  const zero = ZEROS.findLast((each) => each <= code) ?? code
  return String(code - zero)
}

/**
 * Formats `+85512345678` as `+855 12 345 678`; other countries by country code and groups of three. Returns
 * anything but E.164 as it is.
 */
export function formatPhone(e164: string): string {
  const prefix = Object.values(smsCallingCodes)
    .filter((each) => e164.startsWith(`+${each}`))
    .toSorted((a, b) => b.length - a.length)[0]
  if (prefix === undefined || !/^\+\d+$/.test(e164)) return e164
  const rest = e164.slice(prefix.length + 1)
  const groups =
    prefix === CAMBODIA
      ? rest.replace(/^(\d{2})(\d{3})(\d+)$/, '$1 $2 $3')
      : rest.replace(/\d{3}(?=\d{2})/g, '$& ')
  return `+${prefix} ${groups}`
}
