import { writeFile } from 'node:fs/promises'
import { drawSheet } from './draw-sheet'
import { employerMarks, universityMarks } from './marks'

// `node --import tsx backend/demo/logos/write-sheets.ts`: draws the files of `public/logos` again, after a change of the emblems or of who has which.
const folder = new URL('../../../public/logos/', import.meta.url)
await writeFile(new URL('employers.svg', folder), drawSheet(employerMarks))
await writeFile(new URL('universities.svg', folder), drawSheet(universityMarks))
