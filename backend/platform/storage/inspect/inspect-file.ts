import { fileTypeFromBuffer } from 'file-type'
import { createTaskQueue } from '@/lib/shared/runtime/task-queue'
import { checkWordArchive, type RejectionReason } from './word-archive'

export type FileKind = 'document' | 'photo'

type InspectedFile = {
  readonly kind: FileKind
  readonly mediaType: string
  /** Without a dot. */
  readonly extension: string
}

const PDF = { kind: 'document', mediaType: 'application/pdf', extension: 'pdf' } as const
const DOC = { kind: 'document', mediaType: 'application/msword', extension: 'doc' } as const
const DOCX = {
  kind: 'document',
  mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  extension: 'docx',
} as const

const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp']

const ZIP_SIGNATURE = Buffer.from('PK\u0003\u0004')

/** A PDF's end marker stands near its end; readers look no further back. */
const PDF_TAIL = 4096

const ENCRYPTED = 'EncryptedPackage'
const MACRO_STORAGES = ['Macros', '_VBA_PROJECT_CUR', 'VBA']

/* Of this process, whatever asks for them (promise T18): each holds a whole file in memory. */

/** Limits reading a file's headers, its archive's directory and the virus scan. */
export const inspectionQueue = createTaskQueue({
  concurrency: 8,
  maxWaiting: 24,
  maxPerCaller: 16,
  retryAfter: 2,
})

/** Two of the four threads that also read files and look up names; a picture takes one for up to a second. */
export const imageQueue = createTaskQueue({
  concurrency: 2,
  maxWaiting: 6,
  maxPerCaller: 3,
  retryAfter: 3,
})

const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const HEADER = 512
const ENTRY = 128
const END_OF_CHAIN = 0xfffffffe
/** Sector numbers above this are markers, not sectors. */
const MAX_SECTOR = 0xfffffffa
/** Table sectors named by the header itself; a file of 5 MB needs fewer than 109. */
const HEADER_TABLE = { at: 76, count: 109 }

/**
 * Detects a file's kind by its bytes alone (promise T14). Null for all but PDF, DOC, DOCX, JPEG, PNG, WebP.
 */
export async function inspectFile(
  content: Buffer,
): Promise<InspectedFile | RejectionReason | null> {
  // Check the directory before a library inflates an archive.
  if (content.subarray(0, 4).equals(ZIP_SIGNATURE)) {
    const verdict = await checkWordArchive(content)
    return verdict === 'document' ? DOCX : verdict
  }
  const detected = await fileTypeFromBuffer(content)
  if (detected === undefined) return null
  if (detected.mime === 'application/pdf') return isWholePdf(content) ? PDF : null
  if (detected.mime === 'application/x-cfb') return inspectDoc(content)
  if (!PHOTO_TYPES.includes(detected.mime)) return null
  return { kind: 'photo', mediaType: detected.mime, extension: detected.ext }
}

function isWholePdf(content: Buffer): boolean {
  return (
    content.subarray(0, 5).toString('latin1') === '%PDF-' &&
    content.subarray(-PDF_TAIL).includes('%%EOF')
  )
}

function inspectDoc(content: Buffer): InspectedFile | RejectionReason | null {
  const names = listCompoundNames(content)
  if (names === null) return null
  // Word wraps an encrypted archive in such a file.
  if (names.includes(ENCRYPTED)) return 'locked'
  if (!names.includes('WordDocument')) return null
  return names.some((name) => MACRO_STORAGES.includes(name)) ? 'macros' : DOC
}

/**
 * Lists the names of an MS-CFB file; null when it is invalid. Chains are bounded by the number of sectors, so
 * a circular one ends.
 */
export function listCompoundNames(content: Buffer): string[] | null {
  if (content.length < HEADER || !content.subarray(0, 8).equals(SIGNATURE)) return null
  const shift = content.readUInt16LE(30)
  if (shift !== 9 && shift !== 12) return null
  const size = 1 << shift
  const sectorAt = (index: number) => content.subarray((index + 1) * size, (index + 2) * size)
  const next = readTable(content, sectorAt, size)
  const names: string[] = []
  const seen = new Set<number>()
  let sector = content.readUInt32LE(48)
  while (sector !== END_OF_CHAIN) {
    const entries = sectorAt(sector)
    if (seen.has(sector) || entries.length < size) return null
    seen.add(sector)
    for (let at = 0; at < size; at += ENTRY)
      names.push(...readName(entries.subarray(at, at + ENTRY)))
    sector = next.get(sector) ?? END_OF_CHAIN
  }
  return names
}

function readTable(
  content: Buffer,
  sectorAt: (index: number) => Buffer,
  size: number,
): ReadonlyMap<number, number> {
  const next = new Map<number, number>()
  for (let index = 0; index < HEADER_TABLE.count; index += 1) {
    const sector = content.readUInt32LE(HEADER_TABLE.at + index * 4)
    if (sector > MAX_SECTOR) continue
    const table = sectorAt(sector)
    for (let at = 0; at + 4 <= table.length; at += 4) {
      next.set((index * size + at) / 4, table.readUInt32LE(at))
    }
  }
  return next
}

/** Its length is in bytes and counts the closing NUL. */
function readName(entry: Buffer): string[] {
  const length = entry.readUInt16LE(64)
  const isUsed = entry.readUInt8(66) !== 0
  if (!isUsed || length < 2 || length > 64) return []
  return [entry.subarray(0, length - 2).toString('utf16le')]
}
