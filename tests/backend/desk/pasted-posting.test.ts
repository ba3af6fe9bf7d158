import { expect, test } from 'vitest'
import { parsePastedPosting } from '@/backend/desk/pasted-posting'

test('reads what follows a heading or a long field as its lines, and an address anywhere', () => {
  const text = [
    'Civil Engineer',
    'Requirements: A degree',
    'Two years of work',
    'How to apply:',
    'Send a CV',
    'Contact: 012 345 678',
    'or visit us',
    'Write to hr@mekong.example.',
  ]
  expect(parsePastedPosting(text.join('\r\n'))).toEqual({
    title: 'Civil Engineer',
    requirements: 'A degree\nTwo years of work',
    howToApply: 'Send a CV\n012 345 678\nor visit us\nWrite to hr@mekong.example.',
    applyEmail: 'hr@mekong.example',
  })
})

test('keeps the lines below a contact in the field that they are in', () => {
  expect(parsePastedPosting('Civil Engineer\nContact: 012 345 678\nBuilds bridges.')).toEqual({
    title: 'Civil Engineer',
    howToApply: '012 345 678',
    description: 'Builds bridges.',
  })
})
