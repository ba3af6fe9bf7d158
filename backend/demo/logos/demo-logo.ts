import { toDrawnLogoPath } from '@/lib/shared/logo-path'
import { listSheet } from './draw-sheet'
import { employerMarks, type Marks, universityMarks } from './marks'

/** Where the logo of an invented employer is, by its `ref`; null for a ministry. */
export const toEmployerLogo = toFinder('employers', employerMarks)

/** The same for a university. */
export const toUniversityLogo = toFinder('universities', universityMarks)

function toFinder(sheet: 'employers' | 'universities', marks: Marks) {
  const numbers = new Map(listSheet(marks).map((ref, index) => [ref, index + 1]))
  return (ref: string): string | null => {
    const number = numbers.get(ref)
    return number === undefined ? null : toDrawnLogoPath(sheet, number)
  }
}
