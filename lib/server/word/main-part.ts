import { text } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'

const MAIN_PART = 'word/document.xml'

/** Largest text that is unpacked, in bytes; templates stay far below. */
const MAX_INFLATED = 1_000_000

/**
 * The text part of a Word document (.docx) as XML; null for any other file. Its stated size is enforced,
 * so that no archive inflates to more.
 */
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
    // The bytes are in memory: what fails here is the archive, not the reading of it.
    if (error instanceof Error) return null
    throw error
  }
}
