import { beforeEach, expect, test, vi } from 'vitest'
import { showAlert, showConfirmDialog } from '@/lib/browser/forms/alerts'
import { provideWindowWidth } from '@/tests/components/support/browser-parts'

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

test.each([
  ['Delete', true],
  ['Keep', false],
])('a dialog answered by %s returns %s; the safe answer comes first', async (words, isSure) => {
  const answer = showConfirmDialog(question)
  await vi.waitFor(() => expect(findButton('Keep')).toBeDefined())
  expect(listButtons().map(({ textContent }) => textContent)).toEqual(['Keep', 'Delete'])
  findButton(words)?.click()
  expect(await answer).toBe(isSure)
})

test('a dialog does not move the page, uses our buttons and has no unnamed field', async () => {
  // Without a layout nothing has a width, and invisible elements get no focus.
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100)
  const answer = showConfirmDialog(question)
  const container = document.querySelector<HTMLElement>('.swal2-container')
  // The last step of its setup.
  await vi.waitFor(() => expect(container?.style.overflowY).not.toBe(''))
  expect(container?.querySelectorAll('img, input, select, textarea')).toHaveLength(0)
  expect([...document.body.classList]).not.toContain('swal2-height-auto')
  expect(listButtons().map(({ style }) => style.display)).not.toContain('none')
  expect(document.activeElement).toBe(findButton('Keep'))
  expect(document.querySelectorAll('.swal2-styled')).toHaveLength(0)
  findButton('Keep')?.click()
  expect(await answer).toBe(false)
})

test('an alert shows its message at the top and does not block the page', async () => {
  showAlert('SUCCESS', 'Your message is sent.')
  const popup = await vi.waitFor(() => {
    const found = document.querySelector<HTMLElement>('.swal2-popup')
    if (found === null) throw new Error('There is no alert yet.')
    return found
  })
  expect(popup.textContent).toContain('Your message is sent.')
  expect(popup.textContent).toContain('✓')
  expect([...popup.classList]).toEqual(
    expect.arrayContaining(['swal2-toast', 'swal2-icon-success']),
  )
  expect(popup.querySelector<HTMLElement>('.swal2-confirm')?.style.display).toBe('none')
  // The live region beside the form has announced it already.
  await vi.waitFor(() => expect(popup.getAttribute('aria-live')).toBe('off'))
})
