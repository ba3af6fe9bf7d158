import { readDocumentXml } from '@/lib/server/docx/document-xml'
import type { DocxBlock } from '@/lib/server/docx/docx-block'
import { parseDocumentXml } from '@/lib/server/docx/parse-document-xml'

export async function parseDocx(file: Buffer): Promise<readonly DocxBlock[] | null> {
  const xml = await readDocumentXml(file)
  return xml === null ? null : parseDocumentXml(xml)
}
