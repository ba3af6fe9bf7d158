import { strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { inspectFile, listCompoundNames } from '@/backend/platform/storage/inspect/inspect-file'
import { reencodePhoto } from '@/backend/platform/storage/inspect/photo'
import { checkWordArchive } from '@/backend/platform/storage/inspect/word-archive'
import { sampleCompound, sampleDocx, samplePdf, samplePhoto } from '@/tests/support/sample-files'

/** Writes a number into every header with this signature. */
function patch(archive: Buffer, signature: number, offset: number, value: number): Buffer {
  const patched = Buffer.from(archive)
  for (let at = 0; at + 4 <= patched.length; at += 1) {
    if (patched.readUInt32LE(at) === signature) patched.writeUInt32LE(value, at + offset)
  }
  return patched
}
const CENTRAL = 0x02014b50

/** Writes a number into the directory entry of one part. */
function patchPart(archive: Buffer, name: string, offset: number, value: number): Buffer {
  const patched = Buffer.from(archive)
  const at = patched.lastIndexOf(name) - 46
  expect(patched.readUInt32LE(at)).toBe(CENTRAL)
  if (offset === 8) patched.writeUInt16LE(value, at + offset)
  else patched.writeUInt32LE(value, at + offset)
  return patched
}

type Verdict = Awaited<ReturnType<typeof checkWordArchive>>
type Relation = readonly [type: string, target: string, mode?: string]

const BOMB = 'word/bomb.xml'
const TYPES = '[Content_Types].xml'
const MAIN = 'wordprocessingml.document.main+xml'
const RELS = 'word/_rels/document.xml.rels'
const TYPE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** Templates that Word would fetch when it opens the document. */
const TEMPLATES_ELSEWHERE = [
  'http://a.example/a.dotm',
  'HTTPS://a.example/a.dotm',
  '\\\\a.example\\a.dotm',
  '%5C%5Ca.example%5Ca.dotm',
  '//a.example/a.dotm',
  'file://a.example/a.dotm',
  'file:////a.example/a.dotm',
  'file:///\\a.example\\a.dotm',
  'ftp://a.example/a.dotm',
  'mhtml:http://a.example/a.dotm',
]

const bomb = (size: number) => sampleDocx({ [BOMB]: new Uint8Array(size) })
const typesOf = (size: number) => sampleDocx({ [TYPES]: new Uint8Array(size) })
const zip = (parts: Parameters<typeof zipSync>[0]) => Buffer.from(zipSync(parts))
const partsOf = (count: number) =>
  sampleDocx(Object.fromEntries(Array.from({ length: count }, (_, at) => [`${at}`, strToU8('')])))

function relations(...all: readonly Relation[]): Uint8Array {
  const written = all.map(([type, target, mode]) => {
    const stated = mode === undefined ? '' : ` TargetMode="${mode}"`
    return `<r:Relationship Id="a" Type="${TYPE}/${type}" Target="${target}"${stated}/>`
  })
  const xmlns = 'http://schemas.openxmlformats.org/package/2006/relationships'
  return strToU8(`<r:Relationships xmlns:r="${xmlns}">${written.join('')}</r:Relationships>`)
}

const related = (relation: Relation) => sampleDocx({ [RELS]: relations(relation) })

describe('Word archives', () => {
  test('accepts a plain document', async () => {
    expect(await checkWordArchive(sampleDocx())).toBe('document')
    expect(await checkWordArchive(sampleDocx({ 'word/media/a.png': strToU8('x') }))).toBe(
      'document',
    )
  })

  test('accepts two thousand parts and 64 MB, but no more', async () => {
    const own = Object.values(unzipSync(sampleDocx())).reduce((sum, { length }) => sum + length, 0)
    const most = 64 * 1024 * 1024 - own
    const verdicts = [partsOf(1998), partsOf(1999), bomb(most), bomb(most + 1)].map(
      checkWordArchive,
    )
    expect(await Promise.all(verdicts)).toEqual(['document', 'too-large', 'document', 'too-large'])
  })

  test("accepts a document as Word writes it, with a chart, links, pictures and its template's path", async () => {
    const docx = sampleDocx({
      'word/embeddings/Microsoft_Excel_Sheet1.xlsx': strToU8('x'),
      'word/charts/_rels/chart1.xml.rels': relations(['package', '../embeddings/Sheet1.xlsx']),
      'word/_rels/document.xml.rels': relations(
        ['hyperlink', 'https://www.visvakor.example', 'External'],
        ['hyperlink', 'mailto:sokha@visvakor.example', 'External'],
        ['image', 'https://www.visvakor.example/photo.png', 'External'],
        ['image', 'media/image1.png'],
      ),
      'word/_rels/settings.xml.rels': relations([
        'attachedTemplate',
        'file:///C:\\Users\\Sokha\\Templates\\R%C3%A9sum%C3%A9.dotx',
        'External',
      ]),
    })
    expect(await checkWordArchive(docx)).toBe('document')
  })

  test.each<[string, Verdict, Buffer]>([
    ['with macros', 'macros', sampleDocx({ 'word/vbaProject.bin': strToU8('x') })],
    ['with macros in another folder', 'macros', sampleDocx({ 'vbaProject.bin': strToU8('x') })],
    ['with macros of another name', 'macros', related(['vbaProject', 'a.bin'])],
    ['with ActiveX', 'objects', sampleDocx({ 'word/activeX/activeX1.xml': strToU8('x') })],
    ['with a control of another name', 'objects', related(['control', 'a.xml'])],
    ['with an object', 'objects', sampleDocx({ 'word/embeddings/oleObject1.bin': strToU8('x') })],
    ['with an object of another name', 'objects', related(['oleObject', 'a.bin'])],
    [
      'with an object on another site',
      'objects',
      related(['oleObject', 'http://a.example/', 'External']),
    ],
    ['with a program in it', 'objects', related(['package', 'a.exe'])],
    [
      'with a frame of another site',
      'outside',
      related(['frame', 'http://a.example/', 'External']),
    ],
    ['with a picture on a share', 'outside', related(['image', '\\\\a\\b.png', 'External'])],
    ...TEMPLATES_ELSEWHERE.map(
      (target) =>
        [
          `with its template at ${target}`,
          'outside',
          related(['attachedTemplate', target, 'External']),
        ] as [string, Verdict, Buffer],
    ),
    ['with a template that hides its mode', 'outside', related(['attachedTemplate', 'http://a/b'])],
    ['with a path upwards', null, sampleDocx({ '../evil.xml': strToU8('x') })],
    ['with an absolute path', null, sampleDocx({ '/etc/passwd': strToU8('x') })],
    ['with a backslash', null, sampleDocx({ 'word\\evil.xml': strToU8('x') })],
    ['with a part twice', null, sampleDocx({ 'Word/Document.xml': strToU8('x') })],
    ['without a document', null, sampleDocx({ [TYPES]: strToU8('<Types/>') })],
    [
      'of the type with macros',
      'macros',
      sampleDocx({ [TYPES]: strToU8(`${MAIN} application/vnd.ms-word.document.macroEnabled`) }),
    ],
    [
      'with relations in Latin-1',
      null,
      sampleDocx({ [RELS]: Buffer.from('<a b="é"/>', 'latin1') }),
    ],
    ['with only its main part', null, zip({ 'word/document.xml': strToU8('<a/>') })],
    ['with only its types', null, zip({ [TYPES]: strToU8(MAIN) })],
    ['of the type with ActiveX', 'objects', sampleDocx({ [TYPES]: strToU8(`${MAIN} activeX`) })],
    ['with the longest list of types, of nothing', null, typesOf(512 * 1024)],
    ['with a document type', null, sampleDocx({ [RELS]: strToU8('<!DOCTYPE a><a/>') })],
    ['with three thousand parts', 'too-large', partsOf(3000)],
    ['that inflates to 120 MB', 'too-large', bomb(120_000_000)],
    ['that inflates to 70 MB and says so', 'too-large', bomb(70_000_000)],
    ['that inflates to 100 MB and says 10', null, patchPart(bomb(100_000_000), BOMB, 24, 10)],
    ['that says it inflates to 4 GB', 'too-large', patch(sampleDocx(), CENTRAL, 24, 0xfffffffe)],
    ['that says it is smaller than it is', null, patch(sampleDocx(), CENTRAL, 24, 3)],
    ['with a part that says it is larger', null, patchPart(bomb(100), BOMB, 24, 101)],
    ['with a locked part', 'locked', patchPart(bomb(100), BOMB, 8, 1)],
    ['that is cut off', null, sampleDocx().subarray(0, -30)],
    ['that is only a ZIP signature', null, Buffer.from('PK\u0003\u0004 and so on')],
    ['with a huge list of types', 'too-large', typesOf(600_000)],
  ])('rejects a document %s', async (_, verdict, content) => {
    expect(await checkWordArchive(content)).toBe(verdict)
    expect(await inspectFile(content)).toBe(verdict)
  })

  test('rejects an archive after other content', async () => {
    expect(await inspectFile(Buffer.concat([Buffer.from('<html>'), sampleDocx()]))).toBeNull()
  })

  test('accepts a PDF with an archive at its end only when it still ends as a PDF', async () => {
    const polyglot = Buffer.concat([samplePdf(), Buffer.alloc(5000), sampleDocx()])
    expect(await inspectFile(polyglot)).toBeNull()
  })
})

describe('compound files', () => {
  test('have their names read in order', () => {
    const names = ['Root Entry', 'WordDocument', '1Table', 'Data', 'SummaryInformation']
    expect(listCompoundNames(sampleCompound(names))).toEqual(names)
  })

  test('with a circular or broken chain are rejected', () => {
    const circle = sampleCompound(['Root Entry'])
    circle.writeUInt32LE(1, 512 + 4)
    expect(listCompoundNames(circle)).toBeNull()
    const nowhere = sampleCompound(['Root Entry'])
    nowhere.writeUInt32LE(9999, 48)
    expect(listCompoundNames(nowhere)).toBeNull()
    expect(listCompoundNames(sampleCompound(['Root Entry']).subarray(0, 600))).toBeNull()
  })
})

describe('pictures', () => {
  test('that claim to be huge are not decoded', async () => {
    const photo = await samplePhoto('png')
    photo.writeUInt32BE(60_000, 16)
    photo.writeUInt32BE(60_000, 20)
    expect(await reencodePhoto(photo)).toBeNull()
  })
})
