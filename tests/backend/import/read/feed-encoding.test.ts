import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { detectEncoding, findCharset, isUtf8 } from '@/backend/import/read/decode-feed'

const declare = (encoding: string) => Buffer.from(`<?xml version="1.0" encoding="${encoding}"?>`)

test.each([
  [Buffer.from([0xfe, 0xff, 0x00, 0x3c]), 'utf-16be'],
  [Buffer.from([0xff, 0xfe, 0x3c, 0x00]), 'utf-16le'],
  [Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), declare('ISO-8859-1')]), 'utf-8'],
  [Buffer.from([0xfe, 0xfe]), 'utf-8'],
  [Buffer.from([0xff, 0xff]), 'utf-8'],
  [declare('ISO-8859-1'), 'windows-1252'],
  [declare('utf-8'), 'utf-8'],
  [Buffer.alloc(0), 'utf-8'],
])('detects that %o begins a feed in %s', (head, encoding) => {
  expect(detectEncoding(head)).toBe(encoding)
})

test('ignores an incomplete byte order mark', () => {
  const after = (mark: number[]) => detectEncoding(Buffer.from([...mark, ...declare('latin1')]))
  expect([after([]), after([0xef]), after([0xef, 0xbb])]).toEqual([
    'windows-1252',
    'utf-8',
    'utf-8',
  ])
})

test('rejects an unknown encoding by its name', () => {
  expect(() => detectEncoding(declare('klingon'))).toThrow(
    'line 1: the file says its encoding is "klingon", which is not known here',
  )
})

test.each([
  ['text/xml; charset=windows-1252', 'windows-1252'],
  ['text/csv; header=present; charset="ISO-8859-1"', 'windows-1252'],
  ['application/xml; Charset=UTF-8', 'utf-8'],
  ['application/json; charset=iso-8859-1', null],
  ['text/xml; charset=klingon', null],
  ['text/xml; charset=us-ascii', null],
  ['text/xml', null],
  ['', null],
])('reads from the content type %j the encoding %s', (type, encoding) => {
  expect(findCharset(type)).toBe(encoding)
})

test('knows UTF-8 by all of its bytes, also where two pieces share a character', async () => {
  const judge = (...pieces: number[][]) => isUtf8(Readable.from(pieces.map(Buffer.from)))
  expect([await judge([0xc3], [0xa9]), await judge([0xe9, 0x61])]).toEqual([true, false])
  await expect(isUtf8(Readable.from([Promise.reject(new Error('lost'))]))).rejects.toThrow('lost')
})
