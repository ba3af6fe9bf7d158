import { expect, test } from 'vitest'
import { listCompoundNames } from '@/backend/platform/storage/inspect/inspect-file'
import { sampleCompound } from '@/tests/support/sample-files'

const NAMES = Array.from({ length: 9 }, (_, index) => `Storage ${index}`)

/** The same file with another sector size: the header and every sector are padded. */
function withSectors(content: Buffer, shift: number): Buffer {
  const size = 1 << shift
  const pieces = Array.from({ length: content.length / 512 }, (_, index) => {
    const piece = content.subarray(index * 512, (index + 1) * 512)
    return Buffer.concat([piece, Buffer.alloc(size - 512, index === 1 ? 0xff : 0)])
  })
  const whole = Buffer.concat(pieces)
  whole.writeUInt16LE(shift, 30)
  return whole
}

test('follows the directory through the sectors of its table', () => {
  expect(listCompoundNames(sampleCompound(NAMES))).toEqual(NAMES)
})

test('accepts sectors of 512 and 4,096 bytes only', () => {
  expect(listCompoundNames(withSectors(sampleCompound(NAMES), 12))).toEqual(NAMES)
  for (const shift of [10, 11, 13]) {
    expect(listCompoundNames(withSectors(sampleCompound(NAMES), shift))).toBeNull()
  }
})

test('reads a table that is spread over sectors', () => {
  const spread = sampleCompound(NAMES)
  // Sector 4 is a second table: its entries are for sectors from 128 on, past the end of the file.
  const second = Buffer.alloc(512, 0xff)
  second.writeUInt32LE(2, 4)
  second.writeUInt32LE(0xfffffffe, 8)
  const content = Buffer.concat([spread, second])
  content.writeUInt32LE(4, 80)
  expect(listCompoundNames(content)).toEqual(NAMES)
  expect(listCompoundNames(content.subarray(0, -1))).toEqual(NAMES)
  // The first table leads to sector 1; read first, the second one would lead from 1 to 2 only.
  content.writeUInt32LE(4, 76)
  content.writeUInt32LE(0, 80)
  expect(listCompoundNames(content)).toEqual(NAMES.slice(0, 8))
})

test('reads up to 109 table sectors from the header', () => {
  const content = Buffer.concat([sampleCompound(NAMES), Buffer.alloc(13_950 * 512)])
  const table = 512
  // The directory continues where a sector after the 109th would be read for the next one.
  content.writeUInt32LE(13_952, table + 4)
  content.writeUInt32LE(2, table)
  expect(listCompoundNames(content)).toEqual(NAMES.slice(0, 4))
  // The first table ends with sector 127; a second one says what follows on sector 130.
  content.writeUInt32LE(127, table + 4)
  content.writeUInt32LE(130, table + 127 * 4)
  expect(listCompoundNames(content)).toEqual(NAMES.slice(0, 4))
  content.writeUInt32LE(5, 80)
  content.writeUInt32LE(2, 512 * 6 + 2 * 4)
  expect(listCompoundNames(content)).toEqual(NAMES)
})

test('reads names of up to 31 characters, and skips unused entries', () => {
  const longest = 'a'.repeat(31)
  const content = sampleCompound(['Root Entry', longest, 'Gone', 'Empty'])
  const entry = (index: number) => 512 * 2 + index * 128
  content.writeUInt8(0, entry(2) + 66)
  content.writeUInt16LE(0, entry(3) + 64)
  expect(listCompoundNames(content)).toEqual(['Root Entry', longest])
  content.writeUInt16LE(66, entry(1) + 64)
  content.writeUInt16LE(2, entry(3) + 64)
  expect(listCompoundNames(content)).toEqual(['Root Entry', ''])
  content.writeUInt16LE(1, entry(3) + 64)
  expect(listCompoundNames(content)).toEqual(['Root Entry'])
})

test('rejects a truncated header, a truncated sector and another signature', () => {
  const content = sampleCompound(['Root Entry'])
  expect(listCompoundNames(content.subarray(0, 511))).toBeNull()
  expect(listCompoundNames(content.subarray(0, content.length - 1))).toBeNull()
  content.writeUInt8(0, 7)
  expect(listCompoundNames(content)).toBeNull()
})

test('returns no names without a directory', () => {
  const content = sampleCompound(['Root Entry'])
  content.writeUInt32LE(0xfffffffe, 48)
  expect(listCompoundNames(content)).toEqual([])
  expect(listCompoundNames(content.subarray(0, 512))).toEqual([])
})
