import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSuggestionList } from '@/lib/browser/suggestions/suggestion-list'
import type { Suggestion } from '@/lib/contract/suggestions/suggestion'

const choose = vi.fn()
let input: HTMLInputElement
let list: ReturnType<typeof createSuggestionList>

beforeEach(() => {
  choose.mockReset()
  Element.prototype.scrollIntoView = () => undefined
  document.body.innerHTML = '<form><input></form>'
  input = document.querySelector('input') ?? document.createElement('input')
  list = createSuggestionList(input, choose)
})
afterEach(() => {
  document.body.innerHTML = ''
})

const box = () => document.querySelector<HTMLElement>('[role=listbox]')
const options = () => [...document.querySelectorAll<HTMLElement>('[role=option]')]
const status = () => document.querySelector('[role=status]')?.textContent
const civil: Suggestion = { text: 'civil engineer', kind: 'title' }
const skill: Suggestion = { text: 'welding', kind: 'skill', also: 'ផ្សារដែក' }

test('is closed until there are suggestions, and again when there are none', () => {
  expect([box()?.hidden, list.isOpen]).toEqual([true, false])
  list.show([civil])
  expect([box()?.hidden, list.isOpen]).toEqual([false, true])
  expect(input.getAttribute('aria-expanded')).toBe('true')
  list.show([])
  expect([box()?.hidden, list.isOpen]).toEqual([true, false])
  expect(input.getAttribute('aria-expanded')).toBe('false')
})

test('announces how many there are', () => {
  list.show([civil])
  expect(status()).toBe('1 suggestion')
  list.show([civil, skill])
  expect(status()).toBe('2 suggestions')
  list.show([])
  expect(status()).toBe('')
})

test('shows the kind of a suggestion, and its Khmer name marked as Khmer', () => {
  list.show([civil, skill])
  expect(options().map(({ textContent }) => textContent)).toEqual([
    'civil engineer',
    'welding ផ្សារដែក Skill',
  ])
  expect(options().map((each) => each.querySelectorAll('span').length)).toEqual([1, 3])
  const spoken = [...document.querySelectorAll('[lang]')]
  expect(spoken.map(({ textContent }) => textContent)).toEqual(['ផ្សារដែក'])
})

test('one of them is selected, or none', () => {
  list.show([civil, skill])
  const marked = () => options().map((each) => each.getAttribute('aria-selected') === 'true')
  const active = () => input.getAttribute('aria-activedescendant')
  expect([marked(), active()]).toEqual([[false, false], null])
  list.mark(0)
  expect([marked(), active()]).toEqual([[true, false], options()[0]?.id])
  list.mark(-1)
  expect([marked(), active()]).toEqual([[false, false], null])
  list.mark(1)
  list.show([skill, civil])
  expect([marked(), active()]).toEqual([[false, false], null])
})

test('two fields of a page have different lists', () => {
  const other = document.createElement('input')
  input.form?.append(other)
  expect(createSuggestionList(other, choose).id).not.toBe(list.id)
})

test('is placed below its field, inside its positioned parent', () => {
  const base = document.createElement('div')
  base.getBoundingClientRect = () => new DOMRect(10, 20, 500, 500)
  input.getBoundingClientRect = () => new DOMRect(30, 100, 200, 40)
  // A hidden element has no offset parent.
  vi.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockImplementation(() =>
    box()?.hidden === false ? base : null,
  )
  list.show([civil])
  const { top, left, width } = box()?.style ?? {}
  expect([top, left, width]).toEqual(['120px', '20px', '200px'])
})
