import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { parseDocx } from '@/lib/server/parse-docx'

const text = (words: string, look = '') =>
  `<w:r>${look && `<w:rPr>${look}</w:rPr>`}<w:t xml:space="preserve">${words}</w:t></w:r>`
const paragraph = (runs: string, properties = '') =>
  `<w:p><w:pPr>${properties}</w:pPr>${runs}</w:p>`
const bullet = '<w:numPr><w:ilvl w:val="0"/></w:numPr>'

const documentOf = (...paragraphs: string[]) =>
  `<?xml version="1.0"?><w:document xmlns:w="x"><w:body>${paragraphs.join('')}</w:body></w:document>`

const pack = (xml: string, name = 'word/document.xml') =>
  Buffer.from(zipSync({ [name]: new TextEncoder().encode(xml) }))

describe('a Word document', () => {
  it('is read as title, headings, text and list items, in order', async () => {
    const file = pack(
      documentOf(
        paragraph(text('[Your full name]'), '<w:pStyle w:val="Title"/>'),
        paragraph(text('Profile'), '<w:pStyle w:val="Heading1"/>'),
        paragraph(text('Measures ') + text('before guessing &amp; asks.')),
        paragraph(text('One'), bullet),
        paragraph(text('Two'), bullet),
      ),
    )
    const plain = { right: '', isBold: false }
    expect(await parseDocx(file)).toEqual([
      { role: 'title', words: '[Your full name]', ...plain },
      { role: 'heading', words: 'Profile', ...plain },
      { role: 'text', words: 'Measures before guessing & asks.', ...plain },
      { role: 'points', items: ['One', 'Two'] },
    ])
  })

  it('puts text after a tab on the right, and is bold when it starts bold', async () => {
    const entry = text('BEng', '<w:b/>') + text('\t') + text('[2022]') + text(' – present')
    expect(await parseDocx(pack(documentOf(paragraph(entry))))).toEqual([
      { role: 'text', words: 'BEng', right: '[2022] – present', isBold: true },
    ])
  })

  it('contains its text, without the whitespace between elements', async () => {
    const runs = '<w:r>\n<w:t>One</w:t>\n</w:r>\n<w:r>\n<w:t> word</w:t>\n</w:r>'
    expect(await parseDocx(pack(documentOf(paragraph(runs))))).toMatchObject([
      { words: 'One word' },
    ])
  })

  it('is bold only where its first words are', async () => {
    const late = text('BEng ') + text('Hanoi', '<w:b/>')
    const mark = `<w:p><w:pPr><w:rPr><w:b/></w:rPr></w:pPr>${text('A mark')}</w:p>`
    const blocks = await parseDocx(pack(documentOf(paragraph(late), mark)))
    expect(blocks).toMatchObject([
      { words: 'BEng Hanoi', isBold: false },
      { words: 'A mark', isBold: false },
    ])
  })

  it('starts a new list after other text, and reads line breaks as spaces', async () => {
    const broken = '<w:r><w:t>One</w:t><w:br/><w:t>line</w:t></w:r>'
    const file = pack(
      documentOf(
        paragraph(text('One'), bullet),
        paragraph(broken),
        paragraph(text('Two'), bullet),
        `<w:tbl>between${paragraph(text(''), bullet)}</w:tbl>`,
      ),
    )
    expect(await parseDocx(file)).toMatchObject([
      { role: 'points', items: ['One'] },
      { role: 'text', words: 'One line' },
      { role: 'points', items: ['Two'] },
    ])
  })

  it('leaves out empty paragraphs and field codes', async () => {
    const field = '<w:r><w:instrText>PAGE</w:instrText></w:r>'
    expect(await parseDocx(pack(documentOf(paragraph(''), paragraph(field))))).toEqual([])
  })

  it('is null for a file that is not a Word document', async () => {
    expect(await parseDocx(Buffer.from('%PDF-1.7'))).toBeNull()
    expect(await parseDocx(pack('<a/>', 'other.xml'))).toBeNull()
    expect(await parseDocx(pack('<w:document><w:p>'))).toBeNull()
    expect(await parseDocx(pack(documentOf(), 'word\\document.xml'))).toBeNull()
  })

  it('is null when it inflates to more than a megabyte', async () => {
    const frame = documentOf(paragraph(text(''))).length
    const read = (bytes: number) =>
      parseDocx(pack(documentOf(paragraph(text('a'.repeat(bytes - frame))))))
    expect(await read(1_000_000)).toHaveLength(1)
    expect(await read(1_000_001)).toBeNull()
  })
})
