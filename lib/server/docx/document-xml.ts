import { text } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'

const DOCUMENT_PATH = 'word/document.xml'

/** Bytes; templates are far smaller. */
const MAX_INFLATED = 1_000_000

/** Reads the document's XML; null when it is no .docx. Enforces the stated size, so that no archive inflates to more. */
export async function readDocumentXml(file: Buffer): Promise<string | null> {
  try {
    const zip = await fromBufferPromise(file, { strictFileNames: true })
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName !== DOCUMENT_PATH) continue
      if (entry.uncompressedSize > MAX_INFLATED) return null
      return await text(await zip.openReadStreamPromise(entry))
    }
    return null
  } catch (error) {
    // The bytes are in memory, so any error is the archive's.
    if (error instanceof Error) return null
    throw error
  }
}
