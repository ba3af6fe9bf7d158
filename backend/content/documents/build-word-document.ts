import { BorderStyle, convertMillimetersToTwip, Document, Packer, type Paragraph } from 'docx'

/** Increase it when the design of the documents changes: the loader then builds all of them again. */
export const LAYOUT_VERSION = 2

/** Latin in a font every Word has; Khmer in one that shapes its clusters. */
const FONT = { ascii: 'Calibri', hAnsi: 'Calibri', cs: 'Khmer OS Siemreap' }

const INK = '1A1A1A'
const ACCENT = 'F48B24'

const styles = {
  default: {
    document: {
      run: { font: FONT, size: 22, color: INK },
      paragraph: { spacing: { after: 60, line: 264 } },
    },
    title: { run: { font: FONT, size: 40, bold: true }, paragraph: { spacing: { after: 40 } } },
    heading1: {
      run: { font: FONT, size: 25, bold: true },
      paragraph: {
        spacing: { before: 240, after: 80 },
        border: { bottom: { style: BorderStyle.SINGLE, size: 8, color: ACCENT, space: 2 } },
      },
    },
  },
} as const

export function buildWordDocument(title: string, children: readonly Paragraph[]): Promise<Buffer> {
  const margin = convertMillimetersToTwip(20)
  const document = new Document({
    title,
    creator: '',
    description: 'Replace the words in square brackets by your own.',
    styles,
    sections: [
      {
        properties: {
          page: {
            size: { width: convertMillimetersToTwip(210), height: convertMillimetersToTwip(297) },
            margin: { top: margin, right: margin, bottom: margin, left: margin },
          },
        },
        children: [...children],
      },
    ],
  })
  return Packer.toBuffer(document)
}
