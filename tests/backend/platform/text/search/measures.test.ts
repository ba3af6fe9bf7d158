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
  ['not less than 500 usd', ["'=pays-500'"]],
  ['no less  than $500', ["'=pays-500'"]],
  ['no more than $500', ["'=pays-under-500'"]],
  ['not over 500 dollars', ["'=pays-under-500'"]],
  ['ប្រាក់ខែមិនលើសពី៥០០ដុល្លារ', ["'=pays-under-500'"]],
  ['ប្រាក់ខែមិនតិចជាង ៥០០ ដុល្លារ', ["'=pays-500'"]],
  ['ប្រាក់ខែ\u200bមិន\u200bលើស\u200bពី៥០០ដុល្លារ', ["'=pays-under-500'"]],
  ['3 phase 380v technician $400', ["'=pays-400'"]],
  ['5 axis cnc over 800 usd', ["'=pays-800'"]],
  ['between 300 and 500 usd', ["'=pays-300'"]],
  ['$500 max', ["'=pays-under-500'"]],
  ['revit 2020 $600', ["'=pays-600'"]],
  ['iso 9001 usd 900', ["'=pays-900'"]],
  ['ចន្លោះពី 300 ទៅ 500 ដុល្លារ', ["'=pays-300'"]],
  ['usd 600', ["'=pays-600'"]],
  ['salary 2000', ["'=pays-2000'"]],
  ['salary over 2025 usd', ["'=pays-2000'"]],
])('%j asks for pay', (text, marks) => {
  expect(exactOf(text)).toEqual(marks)
})

test.each([
  'iso 9001',
  'sap 2000',
  '22 kv line',
  'year 3 student',
  'windows 11',
  'machine learning 2026',
  'sewage treatment 1000 m3',
  'unpaid internship 2025',
  'unpaid internship 500',
  'fully paid scholarship 2026',
  'iso 9001 auditor salary',
  '3ds max 2020 designer salary',
  '3ds max 500 designer salary',
  '500kv substation salary',
  'salary 380v technician',
  'salary 15.10.2025',
  'class of 2000 salary',
  'with or without experience',
  'with/without experience',
])('%j counts nothing', (text) => {
  expect(readMeasures(text)).toEqual({ measures: [], said: [], rest: text })
})

test.each([
  ['not less than 500 usd civil', 'civil'],
  ['civil between 300 and 500 usd', 'civil'],
  ['civil $500 and 13th month', 'civil and 13th month'],
  ['civil $500-800usd', 'civil'],
  ['ចន្លោះពី 300 ទៅ 500 ដុល្លារ', ''],
  ['civil 1k-1.5k a month', 'civil'],
  ['civil no more than 2 years experience', 'civil'],
])('of %j nothing of the measure is left', (text, rest) => {
  expect(readMeasures(text).rest.split(/\s+/).join(' ').trim()).toBe(rest)
})

test.each([
  ['no experience', 'fresh-graduate'],
  ['experience not required', 'fresh-graduate'],
  ['ការងារអត់ត្រូវការបទពិសោធន៍', 'fresh-graduate'],
  ['1 year experience', 'junior'],
  ['three years of experience', 'mid-level'],
  ['experience 5+ years', 'senior'],
  ['nine years experience', 'senior'],
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
