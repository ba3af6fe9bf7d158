import { strToU8, type Zippable, zipSync } from 'fflate'
import sharp from 'sharp'

/** The smallest content that is recognized as a PDF. */
export function samplePdf(text = 'A résumé'): Buffer {
  return Buffer.from(`%PDF-1.7\n% ${text}\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n`)
}

const CONTENT_TYPES = `<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`

/** A Word document, with parts added or replaced on request. */
export function sampleDocx(parts: Zippable = {}): Buffer {
  return Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8(CONTENT_TYPES),
      'word/document.xml': strToU8('<w:document/>'),
      ...parts,
    }),
  )
}

const SECTOR = 512
const FREE = 0xffffffff
const END = 0xfffffffe
const TABLE = 0xfffffffd

/** A compound file with these directory entries: one table sector, then the directory. */
export function sampleCompound(names: readonly string[]): Buffer {
  const header = Buffer.alloc(SECTOR, 0)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header)
  header.writeUInt16LE(9, 30)
  header.writeUInt32LE(1, 48)
  for (let at = 76; at < SECTOR; at += 4) header.writeUInt32LE(FREE, at)
  header.writeUInt32LE(0, 76)
  const sectors = Math.ceil(names.length / 4)
  const table = Buffer.alloc(SECTOR, 0xff)
  table.writeUInt32LE(TABLE, 0)
  for (let sector = 1; sector <= sectors; sector += 1) {
    table.writeUInt32LE(sector === sectors ? END : sector + 1, sector * 4)
  }
  const directory = Buffer.alloc(sectors * SECTOR, 0)
  for (const [index, name] of names.entries()) {
    directory.write(name, index * 128, 'utf16le')
    directory.writeUInt16LE((name.length + 1) * 2, index * 128 + 64)
    directory.writeUInt8(index === 0 ? 5 : 2, index * 128 + 66)
  }
  return Buffer.concat([header, table, directory])
}

export function sampleDoc(...more: string[]): Buffer {
  return sampleCompound(['Root Entry', 'WordDocument', '1Table', ...more])
}

/** A plain orange picture. */
export function samplePhoto(
  format: 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff' = 'png',
  { width = 40, height = 30 } = {},
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#f48b24' } })
    .withExif({ IFD0: { Copyright: 'seeded-private-words' } })
    .toFormat(format)
    .toBuffer()
}
