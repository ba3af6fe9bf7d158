import { expect, it } from 'vitest'
import { findResumeProblem } from '@/lib/browser/forms/resume-file'

const LARGEST = 5 * 1024 * 1024

it.each(['cv.pdf', 'CV.DOC', 'my cv.docx'])('accepts %s as a CV', (name) => {
  expect(findResumeProblem({ name, size: 1 })).toBeNull()
  expect(findResumeProblem({ name, size: LARGEST })).toBeNull()
})

it.each([
  ['cv.txt', 10, /not a PDF/],
  ['cv.png', 10, /is a picture/],
  ['IMG_2041.HEIC', 10, /Scan the paper/],
  ['cv.pdf.exe', 10, /not a PDF/],
  ['cv.pdf', 0, /is empty/],
  ['cv.pdf', LARGEST + 1, /larger than 5 MB/],
])('rejects %s of %i bytes', (name, size, words) => {
  expect(findResumeProblem({ name, size })).toMatch(words)
})
