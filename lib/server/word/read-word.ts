import { readMainPart } from './main-part'
import type { WordBlock } from './word-block'
import { parseWordXml } from './word-xml'

export async function readWord(file: Buffer): Promise<readonly WordBlock[] | null> {
  const xml = await readMainPart(file)
  return xml === null ? null : parseWordXml(xml)
}
