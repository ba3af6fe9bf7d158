import { TextRun } from 'docx'

/** Marks what the user of the template has to replace; readable on white and in print. */
const PLACEHOLDER_COLOUR = 'A85507'

type Look = { readonly bold?: boolean; readonly italics?: boolean }

export function toRuns(text: string, look: Look = {}): TextRun[] {
  return text
    .split(/(\[[^\]]+\])/)
    .filter((piece) => piece !== '')
    .map((piece) =>
      piece.startsWith('[')
        ? new TextRun({ ...look, text: piece, color: PLACEHOLDER_COLOUR })
        : new TextRun({ ...look, text: piece }),
    )
}
