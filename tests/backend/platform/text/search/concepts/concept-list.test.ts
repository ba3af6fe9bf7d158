import { expect, test } from 'vitest'
import { conceptList } from '@/backend/platform/text/search/concepts/concept-list'
import { fieldsOf } from '@/backend/platform/text/search/concepts/fields'
import { hasTerm, toKhmerText } from '@/backend/platform/text/search/khmer-terms'
import { tokenize } from '@/backend/platform/text/search/tokenize'

const names = conceptList.map(({ name }) => name)

/** As it is compared. */
function spell(term: string): string {
  return tokenize(term)
    .map(({ text }) => text)
    .join(' ')
}

test('every concept has one name, which a column can hold, and every near one is there', () => {
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  expect(names.filter((name) => !/^[a-z]+(-[a-z0-9]+)*$/.test(name))).toEqual([])
  const near = conceptList.flatMap((concept) => [...concept.near, ...concept.wider])
  expect(near.filter((name) => !names.includes(name))).toEqual([])
})

test('no term means two things, and each has words', () => {
  const meant = new Map<string, Set<string>>()
  for (const { name, terms, loose } of conceptList) {
    for (const term of [...terms, ...loose]) {
      meant.set(spell(term), (meant.get(spell(term)) ?? new Set()).add(name))
    }
  }
  const twice = [...meant].filter(([, concepts]) => concepts.size > 1)
  expect(twice.map(([term, concepts]) => `${term}: ${[...concepts].join(', ')}`)).toEqual([])
  expect([...meant.keys()]).not.toContain('')
})

test('no term is written twice in a concept, and no concept is near itself', () => {
  const repeated = conceptList.flatMap(({ name, terms }) =>
    terms.filter((term, index) => terms.indexOf(term) !== index).map((term) => `${name}: ${term}`),
  )
  expect(repeated).toEqual([])
  expect(names.filter((_, index) => conceptList[index]?.near.includes(names[index] ?? ''))).toEqual(
    [],
  )
})

test('what a concept does not mean has one of its terms in it, and is none of them', () => {
  const idle = conceptList.flatMap(({ name, terms, loose, never }) => {
    const spelled = [...terms, ...loose].map(spell)
    return never
      .filter((phrase) => {
        const words = ` ${spell(phrase)} `
        const isKhmer = /\p{Script=Khmer}/u.test(phrase)
        const holds = isKhmer
          ? [...terms, ...loose].some(
              (term) => term !== phrase && hasTerm(toKhmerText(phrase), toKhmerText(term)),
            )
          : spelled.some((term) => words !== ` ${term} ` && words.includes(` ${term} `))
        return !holds
      })
      .map((phrase) => `${name}: ${phrase}`)
  })
  expect(idle).toEqual([])
})

test('nothing is near to what nobody has to say', () => {
  const aside = conceptList.filter(({ counts }) => counts === 'aside' || counts === 'nowhere')
  const idle = aside.map(({ name }) => name)
  expect(aside.filter(({ near }) => near.length > 0)).toEqual([])
  expect(
    conceptList
      .flatMap(({ near, wider }) => [...near, ...wider])
      .filter((name) => idle.includes(name)),
  ).toEqual([])
})

test('every line of work, and all that is of one, is a concept', () => {
  const named = [...fieldsOf].flatMap(([name, fields]) => [name, ...fields])
  expect(named.filter((name) => !names.includes(name))).toEqual([])
})
