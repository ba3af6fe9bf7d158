import { readMainPart } from './main-part'
import type { WordBlock } from './word-block'
import { parseWordXml } from './word-xml'

/** What a Word document says, block by block; null for a file that is none. */
export async function readWord(file: Buffer): Promise<readonly WordBlock[] | null> {
  const xml = await readMainPart(file)
  return xml === null ? null : parseWordXml(xml)
}
