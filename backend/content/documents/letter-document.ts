import { Paragraph } from 'docx'
import type { LetterDefinition } from './definition'
import { toRuns } from './runs'

const HEAD = ['[Your full name]', '[Phone] · [E-mail] · [City]', '', '[Date]', '']
const RECIPIENT = ['[Name of the person, if you know it]', '[Company or ministry]', '[Address]', '']

export function toLetterParagraphs(letter: LetterDefinition): Paragraph[] {
  const { subject, greeting, paragraphs, closing } = letter
  return [
    ...[...HEAD, ...RECIPIENT].map(toLine),
    new Paragraph({ spacing: { after: 160 }, children: toRuns(subject, { bold: true }) }),
    ...[greeting, ...paragraphs].map(toParagraph),
    toParagraph(closing),
    ...['', '', '[Your full name]'].map(toLine),
    new Paragraph({ spacing: { before: 240 }, children: toRuns('Enclosed: CV, [certificates]') }),
  ]
}

function toLine(text: string): Paragraph {
  return new Paragraph({ spacing: { after: 0 }, children: toRuns(text) })
}

function toParagraph(text: string): Paragraph {
  return new Paragraph({ spacing: { after: 160 }, children: toRuns(text) })
}
