import { AlignmentType, HeadingLevel, Paragraph, TabStopPosition, TabStopType } from 'docx'
import { type CvDefinition, highlightPlaceholders, type LetterDefinition } from './document-schemas'

const HEAD = ['[Your full name]', '[Phone] · [E-mail] · [City]', '', '[Date]', '']
const RECIPIENT = ['[Name of the person, if you know it]', '[Company or ministry]', '[Address]', '']

type Section = CvDefinition['sections'][number]
type Entry = Section['entries'][number]

export function toCvParagraphs({ headline, sections }: CvDefinition): Paragraph[] {
  return [
    new Paragraph({
      heading: HeadingLevel.TITLE,
      children: highlightPlaceholders('[Your full name]'),
    }),
    new Paragraph({ children: highlightPlaceholders(headline, { bold: true }) }),
    new Paragraph({
      spacing: { after: 160 },
      children: highlightPlaceholders(
        '[Phone] · [E-mail] · [City] · [Link to LinkedIn or a portfolio]',
      ),
    }),
    ...sections.flatMap(toSection),
  ]
}

function toSection({ heading, text, entries, points }: Section): Paragraph[] {
  return [
    new Paragraph({ heading: HeadingLevel.HEADING_1, children: highlightPlaceholders(heading) }),
    ...(text === undefined ? [] : [new Paragraph({ children: highlightPlaceholders(text) })]),
    ...entries.flatMap(toEntry),
    ...points.map(toPoint),
  ]
}

function toEntry({ title, place, dates, points }: Entry): Paragraph[] {
  return [
    new Paragraph({
      keepNext: true,
      spacing: { before: 80 },
      tabStops: [{ type: TabStopType.RIGHT, position: TabStopPosition.MAX }],
      children: [
        ...highlightPlaceholders(title, { bold: true }),
        ...(dates === undefined ? [] : highlightPlaceholders(`\t${dates}`)),
      ],
    }),
    ...(place === undefined
      ? []
      : [
          new Paragraph({
            keepNext: true,
            children: highlightPlaceholders(place, { italics: true }),
          }),
        ]),
    ...points.map(toPoint),
  ]
}

function toPoint(text: string): Paragraph {
  return new Paragraph({
    bullet: { level: 0 },
    alignment: AlignmentType.LEFT,
    children: highlightPlaceholders(text),
  })
}

export function toLetterParagraphs(letter: LetterDefinition): Paragraph[] {
  const { subject, greeting, paragraphs, closing } = letter
  return [
    ...[...HEAD, ...RECIPIENT].map(toLine),
    new Paragraph({
      spacing: { after: 160 },
      children: highlightPlaceholders(subject, { bold: true }),
    }),
    ...[greeting, ...paragraphs].map(toParagraph),
    toParagraph(closing),
    ...['', '', '[Your full name]'].map(toLine),
    new Paragraph({
      spacing: { before: 240 },
      children: highlightPlaceholders('Enclosed: CV, [certificates]'),
    }),
  ]
}

function toLine(text: string): Paragraph {
  return new Paragraph({ spacing: { after: 0 }, children: highlightPlaceholders(text) })
}

function toParagraph(text: string): Paragraph {
  return new Paragraph({ spacing: { after: 160 }, children: highlightPlaceholders(text) })
}
