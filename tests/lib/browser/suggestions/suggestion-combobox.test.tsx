import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findSearchedArea } from '@/lib/browser/suggestions/searched-area'
import { attachSuggestions } from '@/lib/browser/suggestions/suggestion-combobox'
import { schemalessSuggestionEndpoints } from '@/lib/contract/suggestions/schemaless-suggestion-endpoints'

const asked: string[] = []
const submitted = vi.fn()

beforeEach(() => {
  asked.length = 0
  submitted.mockReset()
  vi.stubGlobal('fetch', async (address: string) => {
    const text = new URL(address, 'http://site').searchParams.get('searchText') ?? ''
    // Requests of other files are ignored.
    if (address.includes(schemalessSuggestionEndpoints.list.path)) asked.push(text)
    const data = ['engineer', 'english'].map((word) => ({ text: `${text} ${word}`, kind: 'skill' }))
    return new Response(JSON.stringify({ data: text === 'zz' ? [] : data }))
  })
  Element.prototype.scrollIntoView = () => undefined
  document.body.innerHTML =
    '<search><form action="/jobs"><input type="search" name="searchText" aria-label="Search jobs"></form></search>'
  document.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault()
    submitted(field().value)
  })
  attachSuggestions(field(), 'jobs')
})

afterEach(() => {
  document.body.innerHTML = ''
})

function field(): HTMLInputElement {
  return document.querySelector('input') ?? document.createElement('input')
}

async function typeAndWait(text: string) {
  await userEvent.type(field(), text)
  return await screen.findAllByRole('option')
}

test('requests suggestions once when typing pauses', async () => {
  const options = await typeAndWait('en')
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'en engineer Skill',
    'en english Skill',
  ])
  expect(asked).toEqual(['en'])
  expect(field().getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByRole('status').textContent).toBe('2 suggestions')
})

test('arrow keys move through the list and back to the field, Enter searches for the selected one', async () => {
  const options = await typeAndWait('en')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(field().getAttribute('aria-activedescendant')).toBe(options[1]?.id)
  expect(options[1]?.getAttribute('aria-selected')).toBe('true')
  await userEvent.keyboard('{ArrowDown}')
  expect(field().hasAttribute('aria-activedescendant')).toBe(false)
  await userEvent.keyboard('{ArrowUp}{Enter}')
  expect(submitted).toHaveBeenCalledWith('en english')
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('Escape closes the list and keeps the text', async () => {
  await typeAndWait('en')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(field().value).toBe('en')
})

test('only the down arrow opens a closed list again', async () => {
  await typeAndWait('en')
  await userEvent.keyboard('{Escape}{ArrowDown}')
  expect(await screen.findAllByRole('option')).toHaveLength(2)
  expect(asked).toEqual(['en', 'en'])
  vi.useFakeTimers()
  const press = (key: string) => field().dispatchEvent(new KeyboardEvent('keydown', { key }))
  press('Escape')
  press('ArrowUp')
  await vi.runAllTimersAsync()
  vi.useRealTimers()
  expect(asked).toEqual(['en', 'en'])
})

test('a key that composes a word does not move the selection', async () => {
  await typeAndWait('en')
  const isComposing = true
  field().dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', isComposing }))
  expect(field().hasAttribute('aria-activedescendant')).toBe(false)
})

test('closes the list when a request fails', async () => {
  await typeAndWait('en')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await userEvent.type(field(), 'g')
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
})

test('attaching twice creates one list', () => {
  attachSuggestions(field(), 'jobs')
  expect(document.querySelectorAll('[role=listbox]')).toHaveLength(1)
})

test('Enter without a selection searches for the typed text', async () => {
  await typeAndWait('en')
  await userEvent.keyboard('{Enter}')
  expect(submitted).toHaveBeenCalledWith('en')
})

test('a click on a suggestion searches for it', async () => {
  const [one] = await typeAndWait('en')
  if (one !== undefined) await userEvent.click(one)
  expect(submitted).toHaveBeenCalledWith('en engineer')
})

test('waits while an input method composes a word', async () => {
  const compose = (isComposing: boolean) =>
    field().dispatchEvent(new InputEvent('input', { isComposing, bubbles: true }))
  field().value = 'សំ'
  compose(true)
  field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true }))
  field().dispatchEvent(new CompositionEvent('compositionend'))
  await screen.findAllByRole('option')
  expect(asked).toEqual(['សំ'])
})

test('requests nothing for a single letter, and closes the list without results', async () => {
  await typeAndWait('en')
  await userEvent.clear(field())
  await userEvent.type(field(), 'zz')
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  expect(asked).not.toContain('z')
})

test('the searched area follows from the action of the form', () => {
  expect(findSearchedArea(field())).toBe('jobs')
  field().form?.setAttribute('action', '/en/majors')
  expect(findSearchedArea(field())).toBe('majors')
  field().form?.setAttribute('action', '/news')
  expect(findSearchedArea(field())).toBeNull()
})
