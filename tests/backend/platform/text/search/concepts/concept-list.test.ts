import { expect, test } from 'vitest'
import { conceptList } from '@/backend/platform/text/search/concepts/concept-list'
import { listWords } from '@/backend/platform/text/search/list-words'

const names = conceptList.map(({ name }) => name)

test('every concept has one name, which a column can hold, and every narrower one is there', () => {
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => !/^[a-z]+(-[a-z0-9]+)*$/.test(name))).toEqual([])
  const narrower = conceptList.flatMap((concept) => concept.narrower ?? [])
  expect(narrower.filter((name) => !names.includes(name))).toEqual([])
})

test('no term means two things, and each has words', () => {
  const spelled = conceptList.flatMap(({ terms }) => [
    ...new Set(
      terms.map((term) =>
        listWords(term)
          .map(({ text }) => text)
          .join(' '),
      ),
    ),
  ])
  expect(spelled.filter((term, index) => spelled.indexOf(term) !== index)).toEqual([])
  expect(spelled).not.toContain('')
})
