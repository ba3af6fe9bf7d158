import { expect, test } from 'vitest'
import { readMeasures } from '@/backend/platform/text/search/measures'
import { addDays, toDay } from '@/lib/shared/calendar/day'

const exactOf = (text: string) => readMeasures(text).measures.flatMap(({ exact }) => exact)

test.each([
  ['job over 500 dollars', ["'=pays-500'"]],
  ['salary 450', ["'=pays-400'"]],
  ['1.2k up', ["'=pays-1200'"]],
  ['more than $1,500 a month', ["'=pays-1500'"]],
  ['salary 300-500 usd', ["'=pays-300'"]],
  ['under $300', ["'=pays-under-300'"]],
  ['ប្រាក់ខែលើសពី៥០០ដុល្លារ', ["'=pays-500'"]],
])('%j asks for pay', (text, marks) => {
  expect(exactOf(text)).toEqual(marks)
})

test.each(['iso 9001', 'sap 2000', '22 kv line', 'year 3 student', 'windows 11'])(
  '%j counts nothing',
  (text) => {
    expect(readMeasures(text)).toEqual({ measures: [], rest: text })
  },
)

test.each([
  ['no experience', 'fresh-graduate'],
  ['experience not required', 'fresh-graduate'],
  ['ការងារអត់ត្រូវការបទពិសោធន៍', 'fresh-graduate'],
  ['1 year experience', 'junior'],
  ['three years of experience', 'mid-level'],
  ['experience 5+ years', 'senior'],
  ['10 years experience', 'senior'],
  ['បទពិសោធន៍ ២ ឆ្នាំ', 'junior'],
])('%j asks for a level', (text, level) => {
  expect(exactOf(text)).toEqual([`'=${level}'`])
})

test('what closes is asked for day by day, and the rest of the question stays', () => {
  const today = toDay(new Date())
  const mark = (day: string) => `'=closes-${day.replaceAll('-', '')}'`
  expect(exactOf('closing today')).toEqual([mark(today)])
  expect(exactOf('deadline in 2 days')).toEqual([0, 1, 2].map((day) => mark(addDays(today, day))))
  expect(exactOf('closing this week')).toHaveLength(7)
  expect(readMeasures('civil jobs closing this week').rest.trim()).toBe('civil jobs')
})
