import { expect, test } from 'vitest'
import { listFiles, readTexts } from '@/tests/support/docs/list-texts'
import { listArticleTexts } from '@/tests/support/words/article-texts'
import { listHardWords, listLongSentences, listOtherNames } from '@/tests/support/words/plain-words'
import { listShownTexts } from '@/tests/support/words/shown-texts'

/** Maximum words of a sentence for readers who learnt English at school (promise U5): on the site, and in articles. */
const LONGEST = 24
const LONGEST_IN_ARTICLES = 30

const root = process.cwd()
const texts = await readTexts(root, await listFiles(root))
const shown = texts.flatMap(listShownTexts)
const articles = texts.flatMap(listArticleTexts)

test('texts of the site use common words and short sentences', () => {
  expect(shown.length).toBeGreaterThan(900)
  expect(shown.flatMap(listHardWords)).toEqual([])
  expect(shown.flatMap((text) => listLongSentences(text, LONGEST))).toEqual([])
})

test('texts of the site use one name for each thing', () => {
  expect(shown.flatMap(listOtherNames)).toEqual([])
})

test('articles, pages and answers use common words and short sentences', () => {
  expect(articles.length).toBeGreaterThan(900)
  expect(articles.flatMap(listHardWords)).toEqual([])
  expect(articles.flatMap((text) => listLongSentences(text, LONGEST_IN_ARTICLES))).toEqual([])
})

test('shown text in markup is read across links and values, without code and logs', () => {
  const text = `
    export function Part({ name }: Props) {
      if (name === '') throw new Error('Whoever calls this gives a name.')
      return (
        <p className="Very wide">
          Ask {name}, whom <a href="/x">you know</a>.
        </p>
      )
    }`
  const found = listShownTexts({ path: 'components/part.tsx', text })
  expect(found.map(({ words }) => words)).toEqual(['Ask …, whom you know.'])
  expect(found.flatMap(listHardWords)).toEqual(['whom: who (components/part.tsx)'])
  expect(found.flatMap((each) => listLongSentences(each, 4))).toHaveLength(1)
  expect(found.flatMap((each) => listLongSentences(each, 5))).toEqual([])
})
