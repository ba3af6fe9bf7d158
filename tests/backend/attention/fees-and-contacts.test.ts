import { expect, test } from 'vitest'
import { findContacts, findFee } from '@/backend/attention/fees-and-contacts'

test.each([
  'A registration fee of $25 is due before the interview.',
  'Applicants pay a deposit to the agent.',
  'Training fees: 100 USD',
  'អ្នកដាក់ពាក្យត្រូវបង់ប្រាក់កក់ ៥០ ដុល្លារ',
  'ត្រូវបង់ថ្លៃចុះឈ្មោះមុនពេលសម្ភាសន៍',
])('“%s” asks for money', (text) => {
  expect(findFee(text)).not.toBeNull()
})

test.each([
  'There is no registration fee.',
  'The company pays the training fee.',
  'Never pay a deposit to anybody who offers this job.',
  'Salary: $500 to $800 a month.',
  'The scholarship covers the tuition fee.',
  'Opens deposit accounts for customers of the bank.',
  'Designs systems for fee collection at toll stations.',
  'Training of staff. Fees of the firm are agreed with the client.',
  'មិនមានថ្លៃចុះឈ្មោះទេ',
  'វគ្គបណ្តុះបណ្តាលដោយឥតគិតថ្លៃ',
  'ប្រាក់ខែ ៥០០ ដុល្លារ',
])('“%s” does not', (text) => {
  expect(findFee(text)).toBeNull()
})

test('finds numbers, addresses and Telegram names in one spelling', () => {
  const text =
    'Call +855 12 345 678 or 012-345-678 or 00855 12345678, write to HR@acme.example, Telegram @Acme_Jobs or https://t.me/acme_jobs. Pay: 1200-1500 USD, ISO 9001, 10000000000.'
  expect(findContacts(text)).toEqual(['hr@acme.example', '012345678', '@acme_jobs'])
})
