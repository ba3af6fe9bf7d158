import { fileTypeFromBuffer } from 'file-type'
import { listCompoundNames } from './compound-file'
import type { RejectionReason } from './rejection-reason'
import { checkWordArchive } from './word-archive'

export type FileKind = 'document' | 'photo'

export type InspectedFile = {
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
