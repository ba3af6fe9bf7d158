import { expect, test } from 'vitest'
import { toFileName } from '@/backend/areas/files/check-upload'

test.each([
  ['CV of Sok.PDF', 'pdf', 'CV of Sok.pdf'],
  ['C:\\Users\\Sok\\cv.exe', 'docx', 'cv.docx'],
  ['../../etc/passwd', 'pdf', 'passwd.pdf'],
  ['cv\u202efdp.exe', 'pdf', 'cvfdp.pdf'],
  ['a<b>|c?.pdf', 'pdf', 'a_b__c_.pdf'],
  [' .hidden. .pdf', 'pdf', 'hidden.pdf'],
  ['', 'pdf', 'file.pdf'],
  ['dir/', 'pdf', 'file.pdf'],
  ['...', 'webp', 'file.webp'],
])('stores %j with extension %s as %j', (given, extension, name) => {
  expect(toFileName(given, extension)).toBe(name)
})

test('limits a name to 120 characters with its extension without splitting a character', () => {
  expect(toFileName('a'.repeat(116), 'pdf')).toBe(`${'a'.repeat(116)}.pdf`)
  expect(toFileName('a'.repeat(117), 'pdf')).toBe(`${'a'.repeat(116)}.pdf`)
  expect(toFileName('😀'.repeat(200), 'pdf')).toBe(`${'😀'.repeat(62)}.pdf`)
})

test('limits a Khmer name in bytes without splitting letters, and normalises it to NFC', () => {
  expect(toFileName(`${'ក'.repeat(90)}.pdf`, 'pdf')).toBe(`${'ក'.repeat(83)}.pdf`)
  // Five code points of three bytes each, and one visible letter.
  expect(toFileName('ខ្ញុំ'.repeat(40), 'pdf')).toBe(`${'ខ្ញុំ'.repeat(16)}.pdf`)
  const decomposed = 'Café ប្រវត្តិរូប.pdf'.normalize('NFD')
  expect(toFileName(decomposed, 'pdf')).toBe('Café ប្រវត្តិរូប.pdf'.normalize('NFC'))
})
