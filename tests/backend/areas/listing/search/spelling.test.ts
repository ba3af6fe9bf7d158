import { describe, expect, test } from 'vitest'
import { addListedWords, findCorrections } from '@/backend/areas/listing/search/spelling'
import { jobs } from '@/backend/areas/vacancies/vacancy-tables'
import { scriptDatabase } from '@/tests/support/scripted-database'

/** `alike`: similar words of listings for each word that no listing has. */
async function read(text: string, alike: Readonly<Record<string, readonly string[]>>) {
  const rows = Object.entries(alike).map(([typed, words]) => ({ typed, alike: words }))
  const { db, asked } = scriptDatabase([['starts_with', rows]])
  const words = text.split(' ')
  return { meant: [...(await findCorrections(db, words, words))], asked }
}

describe('romanised Khmer', () => {
  test.each([
    ['samnong', { samnong: [] }, [['samnong', 'សំណង់']]],
    // Four consonants weigh more than one wrong letter, three do not.
    ['samnong', { samnong: ['samnang'] }, [['samnong', 'សំណង់']]],
    ['japun', { japun: ['japan'] }, [['japun', 'japan']]],
    // Next to a long word that listings have, it takes five.
    ['kamma seksa', { kamma: [] }, [['kamma seksa', 'កម្មសិក្សា']]],
    ['samno nong', { nong: [] }, []],
    [
      'samno nong',
      { samno: [] },
      [
        ['samno', 'mason'],
        ['samno nong', 'សំណង់'],
      ],
    ],
    // A word that listings have is taken as it is.
    ['visvakor', {}, []],
  ])('corrects %s with the similar words %j to %j', async (text, alike, meant) => {
    expect((await read(text, alike)).meant).toEqual(meant)
  })
})

test('does not correct to words of three letters: they are similar to too many', async () => {
  for (const short of ['web', 'gem', 'lab']) {
    const typed = short + short.at(-1)
    expect((await read(typed, { [typed]: [] })).meant).not.toContainEqual([typed, short])
  }
})

test.each([
  ['civl', '{icvl,cvil,cilv}'],
  ['a', '{}'],
  ['c1vl', '{}'],
])('also searches %s with two neighbouring letters exchanged: %s', async (word, swapped) => {
  expect((await read(word, {})).asked[0]?.params).toContain(swapped)
})

test('runs no query when every word is known', async () => {
  const { db, asked } = scriptDatabase([])
  expect(await findCorrections(db, ['civil'], [])).toEqual(new Map())
  expect(asked).toEqual([])
})

test('stores words of rows that have some, and of no others', async () => {
  const { db, asked } = scriptDatabase([['insert into', []]])
  const { vacancy: table } = jobs
  await addListedWords(db, { table, id: table.id }, [7])
  await addListedWords(db, { table, id: table.id, words: table.words }, [])
  expect(asked).toEqual([])
  await addListedWords(db, { table, id: table.id, words: table.words }, [7])
  expect(asked).toHaveLength(1)
})
