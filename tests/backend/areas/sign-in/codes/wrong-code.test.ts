import { expect, test } from 'vitest'
import { isPlausibleBirthDate } from '@/backend/areas/accounts/profile-routes'
import { toWrongCode } from '@/backend/areas/sign-in/codes/code-messages'
import { CONFIRM_PAGE_HEADERS, toConfirmPage } from '@/backend/platform/http/forms/confirm-page'

test('says how many tries are left, or that a new code is needed', () => {
  const messageOf = (left?: number) => JSON.stringify(toWrongCode('verifyCode', left))
  expect(messageOf(2)).toContain('Wrong code. 2 tries left.')
  expect(messageOf(1)).toContain('Wrong code. 1 try left.')
  expect(messageOf(0)).toContain('Ask for a new one.')
  expect(messageOf()).toContain('Ask for a new one.')
})

test.each([
  ['1899-12-31', false],
  ['1900-01-01', true],
  ['2016-03-10', true],
  ['2016-03-11', false],
])('accepts the birth date %s on 10 March 2026: %s', (day, isBelievable) => {
  expect(isPlausibleBirthDate(day, '2026-03-10')).toBe(isBelievable)
})

test('a confirmation page has a button only if it asks, and a link only if it leads on', () => {
  const asks = toConfirmPage({ title: 'A & B', text: 'Yes < no', button: 'Yes' }).content
  expect(asks).toContain('<form method="post"><button type="submit">Yes</button></form>')
  expect(asks).toContain('Yes &lt; no')
  const { content: page } = toConfirmPage({
    title: 'A',
    text: 'B',
    next: { words: 'On', path: '/jobs?a=1' },
  })
  expect(page).not.toContain('<form')
  expect(page).toContain('href="/jobs?a=1"')
  expect(CONFIRM_PAGE_HEADERS['cache-control']).toBe('no-store')
})
