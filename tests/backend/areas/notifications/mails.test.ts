import { describe, expect, test } from 'vitest'
import { digestMail } from '@/backend/areas/notifications/digest-mail'
import { toTelegramHtml } from '@/backend/areas/notifications/instant/telegram-html'
import { reminderMail } from '@/backend/areas/notifications/reminder-mail'
import type { Notification } from '@/lib/contract/notifications/notification'
import { composeAs } from '@/tests/support/outbox/compose-as'

const siteUrl = 'https://www.visvakor.example'
const unsubscribeUrl = `${siteUrl}/end`
const many = <Item>(count: number, make: (id: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index + 1))

const notify = (id: number, title = `Job ${id}`): Notification => ({
  id: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
  listing: { kind: 'job', id },
  cause: 'new',
  more: 0,
  title,
  createdAt: '2026-03-10T05:00:00.000Z',
  readAt: null,
})

describe('a reminder e-mail', () => {
  const close = (count: number, closingDate = '2026-03-12') =>
    composeAs(siteUrl, reminderMail, {
      to: 'sok@example.com',
      closing: many(count, (listingId) => ({
        area: 'jobs' as const,
        listingId,
        title: `Job ${listingId}`,
        closingDate,
      })),
      today: '2026-03-10',
      unsubscribeUrl,
    })

  test.each([
    ['2026-03-09', 'today'],
    ['2026-03-10', 'today'],
    ['2026-03-11', 'tomorrow'],
    ['2026-03-12', 'in 2 days'],
    ['2026-03-13', 'in 3 days'],
  ])('of a listing that closes on %s says %s', (day, words) => {
    const { subject, text, html } = close(1, day)
    expect(subject).toBe(`You saved it, and it closes ${words}`)
    expect(text).toContain(`Job 1\nCloses ${words}\n${siteUrl}/jobs/1`)
    expect(html).toContain(`<a href="${siteUrl}/jobs/1"`)
  })

  test('lists twenty items and counts the rest', () => {
    expect(close(2).subject).toBe('2 saved items close soon')
    expect(close(20).text).toContain('Job 20\n')
    expect(close(20).text).not.toContain(' more in your ')
    expect(close(21).text).not.toContain('Job 21\n')
    expect(close(21).text).toContain('And 1 more in your ')
  })
})

describe('a digest', () => {
  const digest = (count: number) =>
    composeAs(siteUrl, digestMail, {
      to: 'sok@example.com',
      notifications: many(count, (id) => notify(id)),
      unsubscribeUrl,
    })

  test('lists twenty listings and counts the rest', () => {
    expect(digest(1).subject).toBe('A new listing for you')
    expect(digest(2).subject).toBe('2 new listings for you')
    expect(digest(20).text).toContain(`Job 20\n${siteUrl}/jobs/20`)
    expect(digest(20).html).toContain(`<a href="${siteUrl}/jobs/20"`)
    expect(digest(20).text).not.toContain(' more in your ')
    expect(digest(21).text).not.toContain('Job 21\n')
    expect(digest(21).text).toContain('And 1 more in your ')
  })
})

describe('a Telegram message', () => {
  const compose = (about: readonly Notification[]) =>
    toTelegramHtml({ cause: 'new', title: 'A & B', body: 'Both < one', path: '/', about }, siteUrl)

  test('has a sentence for one listing and a title for several', () => {
    expect(compose([notify(1)])).toBe(
      `Both &lt; one\n\n<a href="${siteUrl}/jobs/1">Job 1</a>\n\n/stop ends these messages.`,
    )
    expect(compose([notify(1), notify(2)])).toContain('<b>A &amp; B</b>')
  })

  test('lists twenty listings and counts the rest', () => {
    expect(compose(many(20, (id) => notify(id)))).not.toContain(' more in your ')
    expect(compose(many(21, (id) => notify(id)))).toContain('And 1 more in your ')
  })

  test('lists titles up to 3,500 characters in all', () => {
    const title = 'ក្សា'.repeat(80)
    const names = (about: readonly Notification[]) => compose(about).split('<a ').length - 1
    const most = Math.floor(3500 / title.length)
    expect(names(many(20, (id) => notify(id, title)))).toBe(most)
    const exact = many(11, (id) => notify(id, 'ក្សា'.repeat(id <= 10 ? 80 : 75)))
    expect(names(exact)).toBe(11)
  })
})
