import { readFile } from 'node:fs/promises'
import type { FastifyBaseLogger } from 'fastify'
import { ErrorReply, unavailable } from '@/backend/platform/http/error-reply'
import type { ReceivedFile } from '@/backend/platform/http/uploads/receive-files'
import type { FileDeps } from '@/backend/platform/storage/file-store'
import {
  type FileKind,
  imageQueue,
  inspectFile,
  inspectionQueue,
} from '@/backend/platform/storage/inspect/inspect-file'
import { reencodePhoto } from '@/backend/platform/storage/inspect/photo'
import type { RejectionReason } from '@/backend/platform/storage/inspect/word-archive'
import type { VirusScanner } from '@/backend/platform/storage/virus-scanner'
import { normalizeOneLine } from '@/lib/contract/normalize-text'

export type FileFacts = {
  readonly kind: FileKind
  readonly name: string
  readonly mediaType: string
  /** Bytes. */
  readonly size: number
  readonly isScanned: boolean
}

type CheckedUpload = { readonly content: Buffer; readonly facts: FileFacts }

const ACCEPTED: Readonly<Record<FileKind, string>> = {
  document: 'a PDF, DOC or DOCX without macros',
  photo: 'a JPEG, PNG or WebP',
}

const REJECTION_MESSAGES: Readonly<Record<RejectionReason, string>> = {
  macros: 'The document has macros. Save it without them, or as a PDF.',
  objects: 'The document contains embedded objects. Remove them, or save it as a PDF.',
  outside: 'The document loads content from another computer. Save it as a PDF.',
  locked: 'The document is locked with a password. Save it without one.',
  'too-large': 'The document is too large once unpacked. Save it as a PDF.',
}

/** Characters, with the extension. */
const MAX_NAME = 120

/** Maximum that file systems of phones and computers accept; a Khmer letter has three bytes. */
const MAX_BYTES = 255

const graphemes = new Intl.Segmenter('km', { granularity: 'grapheme' })

type Deps = Pick<FileDeps, 'scanner'> & { readonly log: FastifyBaseLogger }

/** Checks a received file and converts pictures. Throws `Busy` when too many files are under inspection. */
export async function checkUpload(
  deps: Deps,
  received: ReceivedFile,
  acceptedKinds: readonly FileKind[],
  accountId: string,
): Promise<CheckedUpload | ErrorReply> {
  const inspected = await inspectionQueue.run(accountId, () =>
    inspect(deps, received, acceptedKinds),
  )
  if (inspected instanceof ErrorReply || inspected.facts.kind === 'document') return inspected
  const content = await imageQueue.run(accountId, () => reencodePhoto(inspected.content))
  if (content === null) return wrongType(acceptedKinds)
  const facts = { ...inspected.facts, mediaType: 'image/webp', size: content.length }
  return { content, facts: { ...facts, name: toFileName(received.name, 'webp') } }
}

async function inspect(
  { scanner, log }: Deps,
  received: ReceivedFile,
  acceptedKinds: readonly FileKind[],
): Promise<CheckedUpload | ErrorReply> {
  const content = await readFile(received.path)
  if (content.length === 0) return new ErrorReply(400, 'The file is empty.')
  const inspected = await inspectFile(content)
  if (typeof inspected === 'string' && acceptedKinds.includes('document')) {
    return new ErrorReply(415, REJECTION_MESSAGES[inspected])
  }
  if (inspected === null || typeof inspected === 'string') return wrongType(acceptedKinds)
  if (!acceptedKinds.includes(inspected.kind)) return wrongType(acceptedKinds)
  const verdict = await scan(scanner, content, log)
  if (verdict instanceof ErrorReply) return verdict
  const { kind, mediaType, extension } = inspected
  const name = toFileName(received.name, extension)
  return { content, facts: { kind, name, mediaType, size: content.length, isScanned: verdict } }
}

function wrongType(acceptedKinds: readonly FileKind[]): ErrorReply {
  return new ErrorReply(
    415,
    `The file must be ${acceptedKinds.map((kind) => ACCEPTED[kind]).join(', or ')}.`,
  )
}

/**
 * Scans for viruses; returns true when scanned. Without a reply from the scanner nothing passes (architecture
 * §2).
 */
async function scan(
  scanner: VirusScanner | null,
  content: Buffer,
  log: FastifyBaseLogger,
): Promise<boolean | ErrorReply> {
  if (scanner === null) return false
  try {
    if (await scanner.isClean(content)) return true
    return new ErrorReply(415, 'The virus scanner rejected this file.')
  } catch (error) {
    log.error({ err: error }, 'a file could not be scanned')
    return unavailable('Files cannot be checked at the moment. Please try again later.')
  }
}

/**
 * Builds a safe file name from the owner's: no folders, no invisible or direction-changing characters, and
 * the true extension.
 */
export function toFileName(given: string, extension: string): string {
  const name = given.slice(-1000).normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const stem = normalizeOneLine(name.replace(/\.[^.]*$/, ''))
    .replace(/[<>:"|?*]/g, '_')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  return cutName(stem || 'file', `.${extension}`)
}

/** Cuts a name to whole letters, so that a Khmer letter keeps its vowel, and adds the ending. */
function cutName(stem: string, ending: string): string {
  let name = ''
  for (const { segment } of graphemes.segment(stem)) {
    const longer = name + segment + ending
    if ([...longer].length > MAX_NAME || Buffer.byteLength(longer) > MAX_BYTES) break
    name += segment
  }
  return name + ending
}
