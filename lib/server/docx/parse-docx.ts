import { readDocumentXml } from './document-xml'
import type { DocxBlock } from './docx-block'
import { parseDocumentXml } from './parse-document-xml'

export async function parseDocx(file: Buffer): Promise<readonly DocxBlock[] | null> {
  const xml = await readDocumentXml(file)
  return xml === null ? null : parseDocumentXml(xml)
}
