import { AlignmentType, HeadingLevel, Paragraph, TabStopPosition, TabStopType } from 'docx'
import { type CvDefinition, type LetterDefinition, toRuns } from './definition'

const HEAD = ['[Your full name]', '[Phone] · [E-mail] · [City]', '', '[Date]', '']
const RECIPIENT = ['[Name of the person, if you know it]', '[Company or ministry]', '[Address]', '']

type Section = CvDefinition['sections'][number]
type Entry = Section['entries'][number]

export function toCvParagraphs({ headline, sections }: CvDefinition): Paragraph[] {
  return [
    new Paragraph({ heading: HeadingLevel.TITLE, children: toRuns('[Your full name]') }),
    new Paragraph({ children: toRuns(headline, { bold: true }) }),
    new Paragraph({
      spacing: { after: 160 },
      children: toRuns('[Phone] · [E-mail] · [City] · [Link to LinkedIn or a portfolio]'),
    }),
    ...sections.flatMap(toSection),
  ]
}

function toSection({ heading, text, entries, points }: Section): Paragraph[] {
  return [
    new Paragraph({ heading: HeadingLevel.HEADING_1, children: toRuns(heading) }),
    ...(text === undefined ? [] : [new Paragraph({ children: toRuns(text) })]),
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
        ...toRuns(title, { bold: true }),
        ...(dates === undefined ? [] : toRuns(`\t${dates}`)),
      ],
    }),
    ...(place === undefined
      ? []
      : [new Paragraph({ keepNext: true, children: toRuns(place, { italics: true }) })]),
    ...points.map(toPoint),
  ]
}

function toPoint(text: string): Paragraph {
  return new Paragraph({
    bullet: { level: 0 },
    alignment: AlignmentType.LEFT,
    children: toRuns(text),
  })
}

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
