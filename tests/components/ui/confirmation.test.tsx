import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askConfirmation } from '@/lib/browser/forms/alerts'
import { provideWindowWidth } from '../support/browser-parts'

const question = {
  title: 'Delete it?',
  text: 'It cannot come back.',
  cancel: 'Keep',
  confirm: 'Delete',
}
const listButtons = () => [...document.querySelectorAll<HTMLElement>('.button')]
const findButton = (words: string) => listButtons().find((each) => each.textContent === words)

beforeEach(() => {
  provideWindowWidth(1280)
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  ['Delete', true],
  ['Keep', false],
])('a question answered by %s is %s; the harmless answer comes first', async (words, isSure) => {
  const answer = askConfirmation(question)
  await vi.waitFor(() => expect(findButton('Keep')).toBeDefined())
  expect(listButtons().map(({ textContent }) => textContent)).toEqual(['Keep', 'Delete'])
  findButton(words)?.click()
  expect(await answer).toBe(isSure)
})

test('a question takes no height from the page, wears our buttons and brings no field without a name', async () => {
  const answer = askConfirmation(question)
  const container = document.querySelector<HTMLElement>('.swal2-container')
  // The last thing it does to set itself up.
  await vi.waitFor(() => expect(container?.style.overflowY).not.toBe(''))
  expect(container?.querySelectorAll('img, input, select, textarea')).toHaveLength(0)
  expect([...document.body.classList]).not.toContain('swal2-height-auto')
  expect(document.querySelectorAll('.swal2-styled')).toHaveLength(0)
  findButton('Keep')?.click()
  expect(await answer).toBe(false)
})
