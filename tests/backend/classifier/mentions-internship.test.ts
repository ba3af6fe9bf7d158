import { expect, test } from 'vitest'
import { mentionsInternship } from '@/backend/classifier/classify-posting'

test.each([
  [['INTERN']],
  [['FULL TIME', 'INTERN']],
  [['Internship (6 months)']],
  [['INTERN_PART_TIME']],
  [['Stage']],
  [['Stage de fin d’études']],
  [['Stagiaire']],
  [['កម្មសិក្សា']],
  [['និស្សិតកម្មសិក្សា']],
  [['កម្មសិក្សាការី']],
  [['ហាត់ការ']],
])('%j means an internship', (words) => {
  expect(mentionsInternship(words)).toBe(true)
})

test.each([
  [[]],
  [['']],
  [['CDI', 'Full time']],
  [['Internal']],
  [['International']],
  [['Late stage']],
])('%j does not mean an internship', (words) => {
  expect(mentionsInternship(words)).toBe(false)
})
