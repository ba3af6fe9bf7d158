import { text } from 'node:stream/consumers'
import { SaxesParser } from 'saxes'
import { fromBufferPromise } from 'yauzl'

/** A block of a Word document, reduced to what a preview shows. */
export type DocxBlock =
  | {
      readonly role: 'title' | 'heading' | 'text'
      readonly words: string
      /** Text after a tab, at the right edge; mostly empty. */
      readonly right: string
      readonly isBold: boolean
    }
  | { readonly role: 'points'; readonly items: readonly string[] }

const DOCUMENT_PATH = 'word/document.xml'

/** Bytes; templates are far smaller. */
const MAX_INFLATED = 1_000_000

export async function parseDocx(file: Buffer): Promise<readonly DocxBlock[] | null> {
  const xml = await readDocumentXml(file)
  return xml === null ? null : parseDocumentXml(xml)
}

/** Reads the document's XML; null when it is no .docx. Enforces the stated size, so that no archive inflates to more. */
async function readDocumentXml(file: Buffer): Promise<string | null> {
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

type Paragraph = { style: string; words: string; isPoint: boolean; runs: number; isBold: boolean }

/** Parses the XML of a Word document into headings, lists and text; null for invalid XML. */
function parseDocumentXml(xml: string): readonly DocxBlock[] | null {
  const blocks: Growing[] = []
  let paragraph: Paragraph | null = null
  /** The innermost open element, until any element is closed. */
  let open = ''
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'w:p') paragraph = { style: '', words: '', isPoint: false, runs: 0, isBold: false }
    if (paragraph === null) return
    if (name === 'w:pStyle') paragraph.style = attributes['w:val'] ?? ''
    if (name === 'w:numPr') paragraph.isPoint = true
    if (name === 'w:r') paragraph.runs += 1
    // The first run decides for the paragraph; dates after it are never bold.
    if (name === 'w:b' && paragraph.runs === 1) paragraph.isBold = true
    if (name === 'w:br') paragraph.words += ' '
    open = name
  })
  parser.on('text', (text) => {
    if (open === 'w:t' && paragraph !== null) paragraph.words += text
  })
  parser.on('closetag', ({ name }) => {
    open = ''
    if (name !== 'w:p' || paragraph === null) return
    addBlock(blocks, paragraph)
    paragraph = null
  })
  try {
    parser.write(xml).close()
  } catch (error) {
    // Saxes throws errors of the XML only.
    if (error instanceof Error) return null
    throw error
  }
  return blocks
}

/** Mutable: a copy for each list item would make long lists slow (promise T18). */
type Points = { readonly role: 'points'; readonly items: string[] }
type Growing = Exclude<DocxBlock, { role: 'points' }> | Points

function addBlock(blocks: Growing[], { style, isPoint, ...paragraph }: Paragraph): void {
  const [words = '', ...right] = paragraph.words.split('\t').map((part) => part.trim())
  if (paragraph.words.trim() === '') return
  if (isPoint) {
    const last = blocks.at(-1)
    if (last?.role === 'points') last.items.push(words)
    else blocks.push({ role: 'points', items: [words] })
    return
  }
  blocks.push({
    role: style === 'Title' ? 'title' : style.startsWith('Heading') ? 'heading' : 'text',
    words,
    right: right.join(' '),
    isBold: paragraph.isBold,
  })
}
