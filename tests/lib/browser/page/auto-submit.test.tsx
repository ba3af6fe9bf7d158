import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { autoSubmit } from '@/lib/browser/page/auto-submit'

const sent: string[] = []
const announce = vi.fn()

function draw(): HTMLFormElement {
  document.body.innerHTML = `
    <div data-listing=""><header><p role="status"><strong>199</strong> jobs</p></header>
    <form>
      <input type="search" name="searchText" />
      <select name="fieldId"><option value="">Any</option><option value="8">Civil</option></select>
      <fieldset><details>
        <input type="checkbox" name="kindId" value="2" />
        <input type="checkbox" name="placeId" value="1" /><input type="checkbox" name="placeId" value="2" />
      </details></fieldset>
    </form></div>`
  const form = document.forms[0]
  if (form === undefined) throw new Error('The form is not there.')
  form.requestSubmit = () => {
    const entries = [...new FormData(form)].filter(([, value]) => value !== '')
    sent.push(entries.map(([name, value]) => `${name}=${String(value)}`).join('&'))
  }
  return form
}

function tick(form: HTMLFormElement, value: string): void {
  form.querySelector<HTMLInputElement>(`[value="${value}"][name=placeId]`)?.click()
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  sent.length = 0
  announce.mockClear()
})

test('two boxes ticked in a row submit once', () => {
  const form = draw()
  autoSubmit(form, announce)
  tick(form, '1')
  tick(form, '2')
  expect(sent).toEqual([])
  vi.runAllTimers()
  expect(sent).toEqual(['placeId=1&placeId=2'])
})

test('text fields wait for the submit button', () => {
  const form = draw()
  autoSubmit(form, announce)
  form.querySelector('input')?.dispatchEvent(new Event('change', { bubbles: true }))
  vi.runAllTimers()
  expect(sent).toEqual([])
})

test('on the result page the focus returns to the last choice, unfolded', () => {
  const form = draw()
  const end = autoSubmit(form, announce)
  tick(form, '2')
  vi.runAllTimers()
  end()
  const answer = draw()
  autoSubmit(answer, announce)
  expect(document.activeElement?.getAttribute('value')).toBe('2')
  expect(document.activeElement?.getAttribute('name')).toBe('placeId')
  expect(answer.querySelector('details')?.open).toBe(true)
})

test('the number of results is announced once on the result page', () => {
  const form = draw()
  autoSubmit(form, announce)
  tick(form, '2')
  vi.runAllTimers()
  expect(announce).not.toHaveBeenCalled()
  autoSubmit(draw(), announce)
  autoSubmit(draw(), announce)
  expect(announce.mock.calls).toEqual([['199 jobs']])
})

test('a selected place submits immediately, and the focus stays on the list', () => {
  const form = draw()
  autoSubmit(form, announce)
  const list = form.querySelector('select')
  if (list) list.value = '8'
  list?.dispatchEvent(new Event('change', { bubbles: true }))
  vi.runAllTimers()
  expect(sent).toEqual(['fieldId=8'])
  autoSubmit(draw(), announce)
  expect(document.activeElement?.getAttribute('name')).toBe('fieldId')
})

test('when the choice is no longer offered, the focus moves to the first one beside it', () => {
  const form = draw()
  autoSubmit(form, announce)
  tick(form, '2')
  const answer = draw()
  answer.querySelector('[name=placeId][value="2"]')?.setAttribute('value', '3')
  autoSubmit(answer, announce)
  expect(document.activeElement?.getAttribute('name')).toBe('placeId')
  expect(document.activeElement?.getAttribute('value')).toBe('1')
})

test('does not move the focus of a visitor who is elsewhere', () => {
  const form = draw()
  autoSubmit(form, announce)
  tick(form, '2')
  const answer = draw()
  const field = answer.querySelector('input')
  // jsdom has no layout.
  if (field) Object.assign(field, { checkVisibility: () => true }).focus()
  autoSubmit(answer, announce)
  expect(document.activeElement?.getAttribute('name')).toBe('searchText')
})

test('a choice made before the script loaded keeps the button', () => {
  const form = draw()
  tick(form, '1')
  autoSubmit(form, announce)
  expect(form.dataset.atOnce).toBeUndefined()
  const untouched = draw()
  autoSubmit(untouched, announce)
  expect(untouched.dataset.atOnce).toBe('')
})

test('a page returned to shows its own filters again, and submits nothing', () => {
  const form = draw()
  const end = autoSubmit(form, announce)
  tick(form, '1')
  end()
  autoSubmit(form, announce)
  vi.runAllTimers()
  expect(sent).toEqual([])
  expect(form.querySelector<HTMLInputElement>('[name=placeId]')?.checked).toBe(false)
})
