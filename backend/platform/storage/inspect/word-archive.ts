import { Writable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { SaxesParser } from 'saxes'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'

/** Bounds of a document's archive, in bytes; the largest real ones stay far below. */
const MAX_ENTRIES = 2000
const MAX_INFLATED = 64 * 1024 * 1024
const MAX_READ_PART = 512 * 1024

const STORED = 0
const DEFLATED = 8

const CONTENT_TYPES = '[Content_Types].xml'
const MAIN_PART = 'word/document.xml'
const MAIN_TYPE = 'wordprocessingml.document.main+xml'
const RELATIONS = /\.rels$/i

/** Parts that run something when the document is opened, by their usual names; relations name the others. */
const MACRO_PART = /(?:^|\/)(?:vbaproject\.bin|vbadata\.xml)$/i
/** A chart stores its numbers in a workbook. */
const OBJECT_PART = /^word\/(?:activex\/|embeddings\/(?!.*\.xlsx$))/i

const MACROS = ['vbaproject', 'wordvbadata']
const OBJECTS = ['oleobject', 'control', 'activexcontrolbinary']

/** A chart's workbook. */
const WORKBOOK = /\.xlsx$/i

const HAS_SCHEME = /^[a-z][a-z0-9+.-]*:/i
const DRIVE = /^[a-z]:\//i
const LOCAL_FILE = /^file:\/\/(?:localhost)?\/(?!\/)/i
const WEB = /^https?:\/\//i

type WordArchiveResult = 'document' | RejectionReason | null

/**
 * Checks a Word document; null when it is none. No part may inflate to more than the directory says, nor all
 * together to more than 64 MB (promise T14). Each is inflated to verify this, a chunk at a time, and only
 * small ones are kept in memory.
 */
export async function checkWordArchive(content: Buffer): Promise<WordArchiveResult> {
  try {
    const zip = await fromBufferPromise(content, { strictFileNames: true })
    const entries = await listEntries(zip)
    return entries instanceof Map ? await checkParts(zip, entries) : entries
  } catch (error) {
    // The bytes are in memory, so an error means a bad archive.
    if (error instanceof Error) return null
    throw error
  }
}

async function listEntries(zip: ZipFile): Promise<Map<string, Entry> | RejectionReason | null> {
  if (zip.entryCount > MAX_ENTRIES) return 'too-large'
  const entries = new Map<string, Entry>()
  let inflated = 0
  for await (const entry of zip.eachEntry()) {
    const { fileName, compressionMethod: method } = entry
    inflated += entry.uncompressedSize
    if (inflated > MAX_INFLATED) return 'too-large'
    if (entry.isEncrypted()) return 'locked'
    if (MACRO_PART.test(fileName)) return 'macros'
    if (OBJECT_PART.test(fileName)) return 'objects'
    // Readers differ in which of two equal names they take, and in whether case matters.
    const name = fileName.toLowerCase()
    if (entries.has(name) || (method !== STORED && method !== DEFLATED)) return null
    entries.set(name, entry)
  }
  return entries
}

async function checkParts(
  zip: ZipFile,
  entries: ReadonlyMap<string, Entry>,
): Promise<WordArchiveResult> {
  const names = [...entries.values()].map(({ fileName }) => fileName)
  if (!names.includes(CONTENT_TYPES) || !names.includes(MAIN_PART)) return null
  for (const entry of entries.values()) {
    const isTypes = entry.fileName === CONTENT_TYPES
    if (!isTypes && !RELATIONS.test(entry.fileName)) {
      await inflate(zip, entry)
      continue
    }
    if (entry.uncompressedSize > MAX_READ_PART) return 'too-large'
    const xml = await readPart(zip, entry)
    const objection = isTypes ? checkTypes(xml) : checkRelations(xml)
    if (objection !== null) return objection
    if (isTypes && !xml.includes(MAIN_TYPE)) return null
  }
  return 'document'
}

function checkTypes(xml: string): RejectionReason | null {
  if (/macroEnabled|vbaProject/i.test(xml)) return 'macros'
  return /activeX|\.oleObject/i.test(xml) ? 'objects' : null
}

/** Inflates a part. Throws as soon as there is more, or less, than the directory says. */
async function inflate(zip: ZipFile, entry: Entry): Promise<void> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  await pipeline(await zip.openReadStreamPromise(entry), nowhere)
}

/**
 * Reads a part as UTF-8, in which Word writes; throws for other encodings, which others might read
 * differently.
 */
async function readPart(zip: ZipFile, entry: Entry): Promise<string> {
  const bytes = await buffer(await zip.openReadStreamPromise(entry))
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
}

type Relation = { readonly type: string; readonly target: string; readonly isOutside: boolean }

/** Checks a part's relations. Throws when it is not XML, or has a document type. */
function checkRelations(xml: string): RejectionReason | null {
  for (const relation of listRelations(xml)) {
    const objection = checkRelation(relation)
    if (objection !== null) return objection
  }
  return null
}

function checkRelation({ type, target, isOutside }: Relation): RejectionReason | null {
  if (MACROS.includes(type)) return 'macros'
  if (OBJECTS.includes(type) || (type === 'package' && !WORKBOOK.test(target))) return 'objects'
  if (!isOutside || type === 'hyperlink') return null
  // Word records where a template was on its author's disk, and loads it from nowhere else.
  if (type === 'attachedtemplate' && isLocal(target)) return null
  if (type === 'image' && (isLocal(target) || WEB.test(target))) return null
  return 'outside'
}

/**
 * Checks for a file of the machine that opens the document; `\\host\share` and `file://host/share` are
 * others.
 */
function isLocal(target: string): boolean {
  const path = decodeURIComponent(target).replaceAll('\\', '/')
  if (DRIVE.test(path) || LOCAL_FILE.test(path)) return true
  return !HAS_SCHEME.test(path) && !path.startsWith('//')
}

function listRelations(xml: string): Relation[] {
  const relations: Relation[] = []
  const parser = new SaxesParser({ xmlns: true })
  parser.on('doctype', () => {
    throw new Error('Parts of a document have no document type')
  })
  parser.on('opentag', ({ local, attributes }) => {
    if (local !== 'Relationship') return
    const read = (name: string) => attributes[name]?.value.trim() ?? ''
    const target = read('Target')
    const hasHost = HAS_SCHEME.test(target) || /^[\\/]{2}/.test(target)
    relations.push({
      type: read('Type').split('/').at(-1)?.toLowerCase() ?? '',
      target,
      isOutside: hasHost || read('TargetMode').toLowerCase() === 'external',
    })
  })
  parser.write(xml).close()
  return relations
}

/** Why a file of an accepted kind is rejected. */
export type RejectionReason = 'macros' | 'objects' | 'outside' | 'locked' | 'too-large'
