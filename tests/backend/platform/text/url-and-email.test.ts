import { expect, test } from 'vitest'
import { stripEnding, toStem } from '@/backend/platform/text/search/stemmer'
import { parseEmailAddress, parseHttpUrl } from '@/backend/platform/text/url-and-email'

test.each([
  [' https://a.example/b ', 'https://a.example/b'],
  ['HTTP://A.example', 'http://a.example/'],
  ['ftp://a.example', null],
  ['javascript:https://a.example', null],
  ['https://', null],
  ['a.example', null],
  ['', null],
  [null, null],
])('parseHttpUrl reads %j as %j', (written, address) => {
  expect(parseHttpUrl(written)).toBe(address)
})

test.each([
  [' sok@example.com ', 'sok@example.com'],
  [`${'a'.repeat(64)}@${'b'.repeat(60)}.example`, `${'a'.repeat(64)}@${'b'.repeat(60)}.example`],
  ['Sok <sok@example.com>', null],
  [`${'a'.repeat(250)}@b.example`, null],
  [null, null],
])('parseEmailAddress reads %j as %j', (written, address) => {
  expect(parseEmailAddress(written)).toBe(address)
})

test.each([
  ['scheduling', 'schedul', 'schedul'],
  ['graduate', null, 'graduat'],
  ['graduated', 'graduat', 'graduat'],
  ['mapping', null, 'mapping'],
  ['coder', null, 'coder'],
  ['coding', null, 'coding'],
  ['coded', null, 'coded'],
  ['plumber', 'plumb', 'plumb'],
  ['bridge', null, 'bridg'],
  ['gauge', null, null],
  ['pump', null, null],
  ['c++11', null, null],
])('%s is %s without its ending and has the stem %s', (word, start, stem) => {
  expect(stripEnding(word)).toBe(start)
  expect(toStem(word)).toBe(stem)
})
