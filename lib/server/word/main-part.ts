import { text } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'

const MAIN_PART = 'word/document.xml'

/** Bytes; templates stay far below. */
const MAX_INFLATED = 1_000_000

/** XML; null for what is not a .docx. Enforces the stated size, so that no archive inflates to more. */
export async function readMainPart(file: Buffer): Promise<string | null> {
  try {
    const zip = await fromBufferPromise(file, { strictFileNames: true })
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName !== MAIN_PART) continue
      if (entry.uncompressedSize > MAX_INFLATED) return null
      return await text(await zip.openReadStreamPromise(entry))
    }
    return null
  } catch (error) {
    // The bytes are in memory: only the archive can be at fault.
    if (error instanceof Error) return null
    throw error
  }
}
