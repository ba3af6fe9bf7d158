import { strToU8 } from 'fflate'
import { describe, expect, test } from 'vitest'
import { listCompoundNames } from '@/backend/platform/storage/inspect/compound-file'
import { inspectFile } from '@/backend/platform/storage/inspect/inspect-file'
import { redrawPhoto } from '@/backend/platform/storage/inspect/photo'
import { isWordArchive } from '@/backend/platform/storage/inspect/word-archive'
import { sampleCompound, sampleDocx, samplePdf, samplePhoto } from '@/tests/support/sample-files'

/** Writes another number into every header of an archive that has this signature. */
function patch(archive: Buffer, signature: number, offset: number, value: number): Buffer {
  const patched = Buffer.from(archive)
  for (let at = 0; at + 4 <= patched.length; at += 1) {
    if (patched.readUInt32LE(at) === signature) patched.writeUInt32LE(value, at + offset)
  }
  return patched
}
const CENTRAL = 0x02014b50

describe('Word archives', () => {
  test('a plain one is taken', async () => {
    expect(await isWordArchive(sampleDocx())).toBe(true)
    expect(await isWordArchive(sampleDocx({ 'word/media/a.png': strToU8('x') }))).toBe(true)
  })

  test.each<[string, Buffer]>([
    ['with macros', sampleDocx({ 'word/vbaProject.bin': strToU8('x') })],
    ['with macros elsewhere', sampleDocx({ 'vbaProject.bin': strToU8('x') })],
    ['with ActiveX', sampleDocx({ 'word/activeX/activeX1.xml': strToU8('x') })],
    ['with a path upwards', sampleDocx({ '../evil.xml': strToU8('x') })],
    ['with an absolute path', sampleDocx({ '/etc/passwd': strToU8('x') })],
    ['with a backslash', sampleDocx({ '..\\evil.xml': strToU8('x') })],
    ['without a document', sampleDocx({ '[Content_Types].xml': strToU8('<Types/>') })],
    [
      'of the type with macros',
      sampleDocx({
        '[Content_Types].xml': strToU8(
          'wordprocessingml.document.main+xml application/vnd.ms-word.document.macroEnabled',
        ),
      }),
    ],
    [
      'with three thousand parts',
      sampleDocx(
        Object.fromEntries(Array.from({ length: 3000 }, (_, at) => [`${at}`, strToU8('')])),
      ),
    ],
    ['that inflates to 120 MB', sampleDocx({ 'word/bomb.xml': new Uint8Array(120_000_000) })],
    ['that says it inflates to 4 GB', patch(sampleDocx(), CENTRAL, 24, 0xfffffffe)],
    ['that says it is smaller than it is', patch(sampleDocx(), CENTRAL, 24, 3)],
    ['that is cut off', sampleDocx().subarray(0, -30)],
    ['that is nothing else', Buffer.from('PK\u0003\u0004 and so on')],
    ['with a huge list of types', sampleDocx({ '[Content_Types].xml': new Uint8Array(600_000) })],
  ])('one %s is not', async (_, content) => {
    expect(await isWordArchive(content)).toBe(false)
    expect(await inspectFile(content)).toBeNull()
  })

  test('an archive behind something else is not', async () => {
    expect(await inspectFile(Buffer.concat([Buffer.from('<html>'), sampleDocx()]))).toBeNull()
  })

  test('a PDF with an archive at its end is a PDF only while it ends as one', async () => {
    const polyglot = Buffer.concat([samplePdf(), Buffer.alloc(5000), sampleDocx()])
    expect(await inspectFile(polyglot)).toBeNull()
  })
})

describe('compound files', () => {
  test('names are read in order', () => {
    const names = ['Root Entry', 'WordDocument', '1Table', 'Data', 'SummaryInformation']
    expect(listCompoundNames(sampleCompound(names))).toEqual(names)
  })

  test('a chain that goes in circles, or leads nowhere, ends', () => {
    const circle = sampleCompound(['Root Entry'])
    circle.writeUInt32LE(1, 512 + 4)
    expect(listCompoundNames(circle)).toBeNull()
    const nowhere = sampleCompound(['Root Entry'])
    nowhere.writeUInt32LE(9999, 48)
    expect(listCompoundNames(nowhere)).toBeNull()
    expect(listCompoundNames(sampleCompound(['Root Entry']).subarray(0, 600))).toBeNull()
  })
})

describe('photos', () => {
  test('a picture that claims to be huge is not drawn', async () => {
    const photo = await samplePhoto('png')
    photo.writeUInt32BE(60_000, 16)
    photo.writeUInt32BE(60_000, 20)
    expect(await redrawPhoto(photo)).toBeNull()
  })
})
