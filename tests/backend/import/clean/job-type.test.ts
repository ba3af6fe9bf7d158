import { expect, test } from 'vitest'
import { toJobTypeName } from '@/backend/import/clean/job-type'

test.each([
  [['ពេញម៉ោង'], 'Full-time'],
  [['ការងារពេញម៉ោង'], 'Full-time'],
  [['ធ្វើការក្រៅម៉ោង'], 'Part-time'],
  [['តាមកិច្ចសន្យា'], 'Contract'],
  [['បណ្ដោះអាសន្ន'], 'Temporary'],
  [['CDI', 'ក្រៅម៉ោង'], 'Part-time'],
  [['ម៉ោង'], null],
  [['Full time, Contract'], 'Contract'],
  [['FULL TIME,CONTRACTOR'], 'Contract'],
  [['fulltime permanent'], 'Full-time'],
  [['Full-time Employee'], 'Full-time'],
  [['permanent contract'], 'Full-time'],
  [['Regular'], 'Full-time'],
  [['attempt'], null],
])('toJobTypeName reads %j as %s', (words, name) => {
  expect(toJobTypeName(words)).toBe(name)
})
