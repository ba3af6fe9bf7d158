import fc from 'fast-check'

/** Texts that break careless programs: control characters, Khmer, bidi marks, numbers, code, extreme length. */
const TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\r\nSet-Cookie: a=b',
  '9223372036854775808',
  '2147483648',
  '-1',
  '0',
  '1e309',
  'NaN',
  'Infinity',
  '0x10',
  '١٢٣',
  'ភ្នំពេញ'.repeat(40),
  '\u202Egpj.exe',
  'مهندس',
  '\u200B\u200D\uFEFF',
  '\uD800',
  '👩🏽‍🔧',
  `'; drop table job; --`,
  '%_\\',
  '%27%20or%201=1',
  '../../../../etc/passwd',
  '{{7*7}}',
  '<script>alert(1)</script>',
  'null',
  'true',
  '[object Object]',
  '__proto__',
  'a'.repeat(5000),
]

/** A text longer than any body limit. */
const HUGE = 'ក'.repeat(350_000)

/** Text that is valid in a URL. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.bigInt().map(String) },
)

/** Any JSON value, including awkward ones. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: hostileText },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      0,
      -1,
      1.5,
      2 ** 31,
      2 ** 63,
      -1e308,
      [],
      [[]],
      {},
      { $gt: '' },
      { length: -1 },
      ['a', 'b'],
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.constant(HUGE) },
)

/** Bodies that are invalid JSON, or JSON that must be rejected. */
export const hostileBytes: fc.Arbitrary<string> = fc.constantFrom(
  '{',
  '{"a":',
  '{"a":1}}',
  "{'a':1}",
  '{"a":NaN}',
  '\u0000',
  '\uFEFF{',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '['.repeat(20_000),
  `"${HUGE}`,
  'a=1&b=2',
  '<?xml version="1.0"?><a/>',
)

/** Content types that no JSON endpoint accepts. */
export const foreignTypes: readonly string[] = [
  'text/plain',
  'text/xml',
  'application/x-www-form-urlencoded',
  'application/octet-stream',
  'application/vnd.api+json',
]
