import { expect, test } from 'vitest'
import { readExclusions } from '@/backend/platform/text/search/exclusions'
import { parseWordQuery } from '@/backend/platform/text/search/word-query'

test.each([
  ['scholarship without ielts', ['ielts'], 'scholarship'],
  ['civil engineer not in phnom penh', ['phnom penh'], 'civil engineer'],
  ['no IELTS required please', ['IELTS'], ''],
  ['អាហារូបករណ៍អត់ត្រូវការ IELTS', ['IELTS'], 'អាហារូបករណ៍'],
])('%j says what is not wanted', (text, excluded, rest) => {
  expect(readExclusions(text)).toEqual({ excluded, rest: expect.stringMatching(rest) })
  expect(readExclusions(text).excluded).toEqual(excluded)
})

test.each(['no degree', 'no', 'non-profit'])('%j leaves nothing out', (text) => {
  expect(readExclusions(text)).toEqual({ excluded: [], rest: text })
})

test('a question of nothing but what is not wanted asks for everything else', () => {
  const [anything, unwanted] = parseWordQuery('no ielts') ?? []
  expect(anything?.exact).toContain("'=scholarship'")
  expect(unwanted).toMatchObject({ isExcluded: true, exact: ["'=ielts'"] })
})

test('what joins words is left out beside what means something', () => {
  expect(parseWordQuery('jobs for IT')?.map(({ exact }) => exact.join())).toEqual([
    "'=job'",
    "'=information-technology'",
  ])
})
