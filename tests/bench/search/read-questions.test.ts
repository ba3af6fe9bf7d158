import { expect, test } from 'vitest'
import { parseQuestions, readQuestions } from '@/bench/search/read-questions'

const line = (question: object) => JSON.stringify({ decision: 28, heldOut: true, ...question })

test('every line of the table is a valid question', () => {
  expect(readQuestions().length).toBeGreaterThan(1000)
})

test.each([
  [{ area: 'jobs' }, 'query'],
  [{ area: 'lorries', query: 'driver' }, 'area'],
  [{ area: 'jobs', query: 'driver', means: { colour: 'red' } }, 'colour'],
])('an invalid line is reported with its number: %j', (question, fault) => {
  const text = [line({ area: 'jobs', query: 'driver' }), line(question)].join('\n')
  expect(() => parseQuestions(text)).toThrow('questions.jsonl: line 2: ')
  expect(() => parseQuestions(text)).toThrow(fault)
})
