import { expect, test } from 'vitest'
import { conceptList } from '@/backend/platform/text/search/concepts/concept'
import { hasTerm, toKhmerText } from '@/backend/platform/text/search/khmer-terms'
import { tokenize } from '@/backend/platform/text/search/tokenize'

const names = conceptList.map(({ name }) => name)

/** The term in its normalized form. */
function spell(term: string): string {
  return tokenize(term)
    .map(({ text }) => text)
    .join(' ')
}

test('has unique valid names, and only existing related concepts', () => {
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  expect(names.filter((name) => !/^[a-z]+(-[a-z0-9]+)*$/.test(name))).toEqual([])
  const near = conceptList.flatMap(({ narrower, broader }) => [...narrower, ...broader])
  expect(near.filter((name) => !names.includes(name))).toEqual([])
})

test('has each term in one concept only, and no empty terms', () => {
  const meant = new Map<string, Set<string>>()
  for (const { name, en, km, titleOnly } of conceptList) {
    for (const term of [...en, ...km, ...titleOnly]) {
      meant.set(spell(term), (meant.get(spell(term)) ?? new Set()).add(name))
    }
  }
  const twice = [...meant].filter(([, concepts]) => concepts.size > 1)
  expect(twice.map(([term, concepts]) => `${term}: ${[...concepts].join(', ')}`)).toEqual([])
  expect([...meant.keys()]).not.toContain('')
})

test('has no repeated terms in a concept, and no concept related to itself', () => {
  const repeated = conceptList.flatMap(({ name, en, km, titleOnly }) => {
    const terms = [...en, ...km, ...titleOnly]
    return terms
      .filter((term, index) => terms.indexOf(term) !== index)
      .map((term) => `${name}: ${term}`)
  })
  expect(repeated).toEqual([])
  expect(
    names.filter((_, index) => conceptList[index]?.narrower.includes(names[index] ?? '')),
  ).toEqual([])
})

test('has exceptions that contain a term of their concept and are none themselves', () => {
  const idle = conceptList.flatMap(({ name, en, km, titleOnly, except }) => {
    const terms = [...en, ...km, ...titleOnly]
    const spelled = terms.map(spell)
    return except
      .filter((phrase) => {
        const words = ` ${spell(phrase)} `
        const isKhmer = /\p{Script=Khmer}/u.test(phrase)
        const holds = isKhmer
          ? terms.some((term) => term !== phrase && hasTerm(toKhmerText(phrase), toKhmerText(term)))
          : spelled.some((term) => words !== ` ${term} ` && words.includes(` ${term} `))
        return !holds
      })
      .map((phrase) => `${name}: ${phrase}`)
  })
  expect(idle).toEqual([])
})

test('has no relations to concepts that are never required', () => {
  const aside = conceptList.filter(({ match }) => match === 'optional' || match === 'never')
  const idle = aside.map(({ name }) => name)
  expect(aside.filter(({ narrower }) => narrower.length > 0)).toEqual([])
  expect(
    conceptList
      .flatMap(({ narrower, broader }) => [...narrower, ...broader])
      .filter((name) => idle.includes(name)),
  ).toEqual([])
})

test('has a concept for every field of work, which belongs to itself', () => {
  const fields = [...new Set(conceptList.flatMap(({ field }) => field ?? []))]
  const own = conceptList.filter(({ name, field }) => name === field).map(({ name }) => name)
  expect(own).toEqual(fields.toSorted())
})

test('has sorted terms, with Khmer ones separate', () => {
  const isKhmer = (term: string) => /\p{Script=Khmer}/u.test(term)
  for (const { en, km, titleOnly, except } of conceptList) {
    for (const list of [en, km, titleOnly, except]) expect(list).toEqual(list.toSorted())
    expect([en.filter(isKhmer), km.filter((term) => !isKhmer(term))]).toEqual([[], []])
  }
})
