import { text } from 'node:stream/consumers'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'

/** Bounds of a document's archive; the largest real ones stay far below. */
const MAX_ENTRIES = 2000
const MAX_INFLATED = 100 * 1024 * 1024
const MAX_CONTENT_TYPES = 512 * 1024

const STORED = 0
const DEFLATED = 8

const CONTENT_TYPES = '[Content_Types].xml'
const MAIN_PART = 'word/document.xml'
const MAIN_TYPE = 'wordprocessingml.document.main+xml'

/** Parts that run something when the document is opened. */
const ACTIVE_PART = /(?:^|\/)(?:vbaproject\.bin|vbadata\.xml)$|^word\/activex\//i

/** Reads the directory and one small part: nothing an archive says makes us inflate more (promise T14). */
export async function isWordArchive(content: Buffer): Promise<boolean> {
  try {
    const zip = await fromBufferPromise(content, { strictFileNames: true })
    return await isDocument(zip)
  } catch (error) {
    // The bytes are in memory: what fails here is the archive, not the reading of it.
    if (error instanceof Error) return false
    throw error
  }
}

async function isDocument(zip: ZipFile): Promise<boolean> {
  if (zip.entryCount > MAX_ENTRIES) return false
  const names = new Set<string>()
  let contentTypes: Entry | null = null
  let inflated = 0
  for await (const entry of zip.eachEntry()) {
    inflated += entry.uncompressedSize
    if (inflated > MAX_INFLATED || !isHarmless(entry) || names.has(entry.fileName)) return false
    names.add(entry.fileName)
    if (entry.fileName === CONTENT_TYPES) contentTypes = entry
  }
  if (contentTypes === null || !names.has(MAIN_PART)) return false
  if (contentTypes.uncompressedSize > MAX_CONTENT_TYPES) return false
  const types = await text(await zip.openReadStreamPromise(contentTypes))
  return types.includes(MAIN_TYPE) && !/macroEnabled/i.test(types)
}

function isHarmless(entry: Entry): boolean {
  const known = entry.compressionMethod === STORED || entry.compressionMethod === DEFLATED
  return known && !entry.isEncrypted() && !ACTIVE_PART.test(entry.fileName)
}
