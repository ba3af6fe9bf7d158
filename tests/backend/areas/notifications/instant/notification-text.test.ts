import { expect, test } from 'vitest'
import { toNotificationTexts } from '@/backend/areas/notifications/causes/causes'
import type { Notification } from '@/lib/contract/notifications/notification'

const notify = (title: string, id: number, more: Partial<Notification> = {}): Notification => ({
  id: `00000000-0000-4000-8000-00000000000${id}`,
  listing: { kind: 'job', id },
  cause: 'new',
  more: 0,
  title,
  createdAt: '2026-03-10T05:00:00.000Z',
  readAt: null,
  ...more,
})

test('combines several listings in one message that names three of them', () => {
  const jobs = ['a', 'b', 'c', 'd', 'e'].map((title, index) => notify(title, index + 1))
  expect(toNotificationTexts(jobs)).toMatchObject([
    { title: '5 new jobs for you', body: 'a\nb\nc\nand 2 more', path: '/jobs' },
  ])
  const mixed = [notify('a', 1), notify('b', 2, { listing: { kind: 'scholarship', id: 2 } })]
  expect(toNotificationTexts(mixed)).toMatchObject([
    { title: '2 new listings for you', body: 'a\nb', path: '/' },
  ])
})

test('keeps closing listings apart from new ones and counts the rest', () => {
  const closing = notify('Bridge engineer', 7, { cause: 'closing', more: 2 })
  expect(toNotificationTexts([notify('a', 1), closing])).toMatchObject([
    { title: 'a', body: 'A new job that matches your settings', path: '/jobs/1' },
    {
      title: 'Bridge engineer',
      body: 'You saved it, and it closes soon, and 2 more that you saved',
      path: '/jobs/7',
    },
  ])
})

test('shortens a long title between graphemes and puts it on one line', () => {
  const [news] = toNotificationTexts([notify(`ជាង\n${'ក្សា'.repeat(100)}`, 1)])
  expect(news?.title).toBe(`ជាង ${'ក្សា'.repeat(76)}…`)
})

test('names three listings without a count, and a closing listing alone', () => {
  const three = ['a', 'b', 'c'].map((title, index) => notify(title, index + 1))
  expect(toNotificationTexts(three)[0]?.body).toBe('a\nb\nc')
  const closing = [notify('x', 7, { cause: 'closing' }), notify('y', 8, { cause: 'closing' })]
  expect(toNotificationTexts(closing)).toMatchObject([
    { title: 'x', body: 'You saved it, and it closes soon' },
  ])
})

test('keeps a title of 80 graphemes and 320 characters, and shortens one that is longer', () => {
  const title = (length: number, letter = 'x') =>
    toNotificationTexts([notify(letter.repeat(length), 1)])[0]?.title
  expect(title(80)).toBe('x'.repeat(80))
  expect(title(81)).toBe(`${'x'.repeat(79)}…`)
  expect(title(80, 'ក្សា')).toBe('ក្សា'.repeat(80))
  const heavy = `${'ក្សា'.repeat(79)}e\u0301\u0302\u0303\u0304`
  expect(toNotificationTexts([notify(heavy, 1)])[0]?.title).toBe(`${'ក្សា'.repeat(79)}…`)
  const family = '👨‍👩‍👧‍👦'
  expect(title(29, family)).toBe(family.repeat(29))
  expect(title(30, family)).toBe(`${family.repeat(29)}…`)
  // One more family would make it 321 with the ellipsis.
  const almost = notify(`x${family.repeat(30)}`, 1)
  expect(toNotificationTexts([almost])[0]?.title).toBe(`x${family.repeat(28)}…`)
})

test('returns nothing without notifications', () => {
  expect(toNotificationTexts([])).toEqual([])
})
