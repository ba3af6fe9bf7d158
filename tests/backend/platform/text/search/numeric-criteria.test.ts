import { expect, test } from 'vitest'
import { parseNumericCriteria } from '@/backend/platform/text/search/numeric-criteria'
import { addDays } from '@/lib/shared/calendar/day'

const TODAY = '2026-12-28'

const exactOf = (text: string) =>
  parseNumericCriteria(text, TODAY).criteria.flatMap(({ exact }) => exact)

test.each([
  ['job over 500 dollars', ["'=pays-500'"]],
  ['salary 450', ["'=pays-400'"]],
  ['pay at least $150', ["'=pays-150'"]],
  ['1.2k up', ["'=pays-1200'"]],
  ['more than $1,500 a month', ["'=pays-1500'"]],
  ['salary 300-500 usd', ["'=pays-300'"]],
  ['under $300', ["'=pays-under-300'"]],
  ['ប្រាក់ខែលើសពី៥០០ដុល្លារ', ["'=pays-500'"]],
  ['៥០០ដុល្លាឡើង', ["'=pays-500'"]],
  ['ប្រាក់បៀវត្ស ៥០០', ["'=pays-500'"]],
  ['៥០០$ប្រចាំខែ', ["'=pays-500'"]],
  ['៥០០ ដុល្លារមួយខែ', ["'=pays-500'"]],
  ['៥០០ដុល្លារចុះ', ["'=pays-under-500'"]],
  ['ប្រាក់ខែ ៥០០ ចុះក្រោម', ["'=pays-under-500'"]],
  ['ប្រាក់ខែមិនឱ្យលើស ៥០០', ["'=pays-under-500'"]],
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
  ['2 million riel per month', ["'=pays-500'"]],
  ['1,200,000 riel', ["'=pays-300'"]],
  ['500k riel', ["'=pays-100'"]],
  ['1.2 million - 1.6 million riel', ["'=pays-300'"]],
  ['under 2 million', ["'=pays-under-500'"]],
  ['ប្រាក់ខែ ២លានរៀល', ["'=pays-500'"]],
  ['800,000-1,200,000 riel', ["'=pays-200'"]],
  ['500$/m', ["'=pays-500'"]],
  ['450$ month', ["'=pays-400'"]],
  ['600 usd monthly', ["'=pays-600'"]],
  ['$100', ["'=pays-100'"]],
  ['20k usd', ["'=pays-5000'"]],
])('reads the pay of %j', (text, marks) => {
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
  'salary 1990',
  'salary 2040',
  '100 riel note',
  '90 million riel',
  'under 30 years old',
  'over 18 years old',
  'over 20 years',
  'at least 2 years master scholarship',
  'up to 4 years diploma',
  '6 months internship',
  'with or without experience',
  'with/without experience',
])('finds no criterion in %j', (text) => {
  expect(parseNumericCriteria(text, TODAY)).toEqual({ criteria: [], matchedText: [], rest: text })
})

test.each([
  ['not less than 500 usd civil', 'civil'],
  ['civil ៥០០$ប្រចាំខែ', 'civil'],
  ['civil between 300 and 500 usd', 'civil'],
  ['civil $500 and 13th month', 'civil and 13th month'],
  ['civil $500-800usd', 'civil'],
  ['ចន្លោះពី 300 ទៅ 500 ដុល្លារ', ''],
  ['civil 1k-1.5k a month', 'civil'],
  ['civil 2 million riel per month', 'civil'],
  ['civil 500$/m', 'civil'],
  ['civil 800,000-1,200,000 riel a month', 'civil'],
  ['civil no more than 2 years experience', 'civil'],
])('removes the whole measure from %j', (text, rest) => {
  expect(parseNumericCriteria(text, TODAY).rest.split(/\s+/).join(' ').trim()).toBe(rest)
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
  ['បទពិសោធ ២ ឆ្នាំ', 'junior'],
  ['បទពិសោធន៍ការងារ ២ ឆ្នាំ', 'junior'],
  ['បទពិសោធក្នុងការងារបីឆ្នាំ', 'mid-level'],
  ['បទពិសោធន៍ប្រាំមួយឆ្នាំ', 'senior'],
  ['បទពិសោធន៍មួយឆ្នាំ', 'junior'],
  ['គ្មានបទពិសោធ', 'fresh-graduate'],
  ['អត់ទាមទារបទពិសោធការងារ', 'fresh-graduate'],
  ['6 months experience web developer', 'fresh-graduate'],
  ['3-6 months of experience', 'fresh-graduate'],
  ['job for 18 years old', 'fresh-graduate'],
  ['minimum 2 year civil', 'junior'],
  ['minimum 15 years civil', 'senior'],
  ['at least three years civil', 'mid-level'],
  ['2+ yrs', 'junior'],
  ['.net 3+ years', 'mid-level'],
  ['fresh or 1 year', 'fresh-graduate'],
  ['zero to one year civil', 'fresh-graduate'],
  ['zero to one year experience', 'fresh-graduate'],
])('reads the level of %j', (text, level) => {
  expect(exactOf(text)).toEqual([`'=${level}'`])
})

test.each([
  [1, ['junior', 'fresh-graduate']],
  [2, ['junior', 'mid-level']],
  [4, ['mid-level', 'junior']],
  [5, ['senior', 'mid-level', 'lead']],
  [7, ['senior', 'mid-level', 'lead']],
  [8, ['senior', 'lead', 'management-level']],
])('reads %i years of experience as the levels %j', (years, levels) => {
  const [level] = parseNumericCriteria(`${years} years of experience`, TODAY).criteria
  expect([...(level?.exact ?? []), ...(level?.near ?? [])]).toEqual(
    levels.map((each) => `'=${each}'`),
  )
})

test('reads closing days as one token for each day, and keeps the rest of the text', () => {
  const mark = (day: string) => `'=closes-${day.replaceAll('-', '')}'`
  expect(exactOf('closing today')).toEqual([mark(TODAY)])
  expect(exactOf('deadline in 2 days')).toEqual([0, 1, 2].map((day) => mark(addDays(TODAY, day))))
  expect(exactOf('closing this week')).toHaveLength(7)
  expect(exactOf('closing this month')).toHaveLength(31)
  expect(exactOf('ផុតកំណត់ស្អែក')).toEqual([mark(addDays(TODAY, 1))])
  expect(exactOf('ផុតកំណត់នៅថ្ងៃនេះ')).toEqual([mark(TODAY)])
  expect(exactOf('ផុតកំណត់ក្នុងសប្ដាហ៍នេះ')).toHaveLength(7)
  expect(exactOf('ផុតកំណត់អាទិត្យនេះ')).toHaveLength(7)
  expect(exactOf('ថ្ងៃផុតកំណត់ សប្តាហ៍ក្រោយ')).toHaveLength(14)
  expect(exactOf('ផុតកំណត់ក្នុង ៣ ថ្ងៃ')).toHaveLength(4)
  expect(parseNumericCriteria('civil jobs closing this week', TODAY).rest.trim()).toBe('civil jobs')
})

test('reads no closing days for areas without closing dates', () => {
  expect(parseNumericCriteria('closing this week', null).criteria).toEqual([])
})

test.each([
  ['scholarships close in next 2 weeks', '2026-11-10', 15, '2026-11-24'],
  ['deadline 2 weeks', '2026-11-10', 15, '2026-11-24'],
  ['deadline next month', '2026-12-01', 31, '2026-12-31'],
  ['closing in december', '2026-12-01', 31, '2026-12-31'],
  ['deadline march', '2027-03-01', 31, '2027-03-31'],
  ['ends in feb 2028', '2028-02-01', 29, '2028-02-29'],
  ['apply before 30 november', '2026-11-10', 21, '2026-11-30'],
  ['apply by 12th of november', '2026-11-10', 3, '2026-11-12'],
  ['deadline 30/11/2026', '2026-11-30', 1, '2026-11-30'],
  ['deadline is 5 january', '2027-01-05', 1, '2027-01-05'],
  ['closing november 20', '2026-11-20', 1, '2026-11-20'],
  ['due in next 3 days', '2026-11-10', 4, '2026-11-13'],
  ['deadline in 1 week', '2026-11-10', 8, '2026-11-17'],
  ['closing in november', '2026-11-01', 30, '2026-11-30'],
  ['closing in october', '2027-10-01', 31, '2027-10-31'],
  ['deadline 5/1/2027', '2027-01-05', 1, '2027-01-05'],
  ['deadline 10 november', '2026-11-10', 1, '2026-11-10'],
  ['deadline 5 october', '2027-10-05', 1, '2027-10-05'],
  ['apply before 30 march', '2026-11-10', 62, '2027-01-10'],
])('on 10 November reads %j as the days from %s, %i in all', (text, first, count, last) => {
  const mark = (day: string) => `'=closes-${day.replaceAll('-', '')}'`
  const exact = parseNumericCriteria(text, '2026-11-10').criteria.flatMap(
    (measure) => measure.exact,
  )
  expect([exact[0], exact.length, exact.at(-1)]).toEqual([mark(first), count, mark(last)])
})

test.each(['december intake', 'may i ask', 'march past', 'closing decent', 'deadline 45/99'])(
  'reads no day in %j',
  (text) => {
    expect(exactOf(text)).toEqual([])
  },
)
