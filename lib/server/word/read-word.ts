import { readMainPart } from './main-part'
import type { WordBlock } from './word-block'
import { parseWordXml } from './word-xml'

/** Null for what is not a Word document. */
export async function readWord(file: Buffer): Promise<readonly WordBlock[] | null> {
  const xml = await readMainPart(file)
  return xml === null ? null : parseWordXml(xml)
}
