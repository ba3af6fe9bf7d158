import { expect, test } from 'vitest'
import { removeCounts } from '@/backend/platform/text/search/numbers/remove-counts'

test.each([
  ['urgent need mason 50 people', 'urgent need mason'],
  ['10 technicians', 'technicians'],
  ['job 4 hours a day', 'job'],
  ['4 hours/day job', 'job'],
  ['job for under 30 years old', 'job for'],
  ['job for 18 years old', 'job for'],
  ['civil age 25-30', 'civil'],
  ['gpa 3.0 scholarship', 'gpa scholarship'],
  ['ielts score 6.5', 'ielts score'],
  ['toefl 80', 'toefl'],
  ['2 year diploma', 'diploma'],
  ['3-6 month internship', 'internship'],
  ['shift 8am to 5pm technician', 'shift to technician'],
  ['work until 5:30 pm', 'work'],
  ['2 x site engineer', 'site engineer'],
  ['mason x 3', 'mason'],
  ['#1 construction', 'construction'],
  ['welder ref 2045', 'welder'],
  ['12v 50hz generator 10 kw', 'generator'],
])('removes the counts of %j: %j', (text, rest) => {
  expect(removeCounts(text).replace(/\s+/g, ' ').trim()).toBe(rest)
})

test.each([
  '13th month',
  '13 month salary',
  '6 months job',
  'year 2',
  '5 days a week',
  '4 year degree',
  'grade 12',
  '22 kv line',
  '22kv line',
  '3 phase motor',
  'sap 2000 software',
  '3ds max',
  '2 years',
  'autocad 2d',
  's7-1200 x',
])('keeps %j unchanged', (text) => {
  expect(removeCounts(text)).toBe(text)
})
