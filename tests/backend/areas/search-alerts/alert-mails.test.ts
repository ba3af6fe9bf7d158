import { describe, expect, test } from 'vitest'
import { alertLimits, ownAlertLimits } from '@/backend/areas/search-alerts/alert-limits'
import {
  alertConfirmationMail,
  tooManyAlertsMail,
} from '@/backend/areas/search-alerts/alert-link-mails'
import { alertMail } from '@/backend/areas/search-alerts/alert-mail'
import { composeAs } from '@/tests/support/outbox/compose-as'

const siteUrl = 'https://www.visvakor.example'

describe('a mail of alerts', () => {
  const told = (count: number, named = count) => ({
    label: 'Jobs: “bridge”',
    url: `${siteUrl}/jobs?searchText=bridge`,
    items: Array.from({ length: named }, (_, index) => ({
      title: `Bridge\n${index}`,
      url: `${siteUrl}/jobs/${index}`,
    })),
    count,
    token: 'own',
  })
  const write = (...searches: readonly ReturnType<typeof told>[]) =>
    composeAs(siteUrl, alertMail, { to: 'sok@example.com', told: searches, token: 'all' })

  test('says how many there are of all searches together', () => {
    expect(write(told(1)).subject).toBe('One new listing for your search')
    expect(write(told(1), told(1)).subject).toBe('2 new listings for your searches')
    expect(write(told(0), told(3)).subject).toBe('3 new listings for your searches')
  })

  test('names what it lists, and counts the rest of each search', () => {
    expect(write(told(2)).text).toContain(`Bridge 1\n${siteUrl}/jobs/1`)
    expect(write(told(2)).text).not.toContain(' more: ')
    expect(write(told(3, 2)).text).toContain(`And 1 more: ${siteUrl}/jobs?searchText=bridge`)
  })

  test('can end each search by itself, and all of them', () => {
    const { text, unsubscribeUrl } = write(told(1))
    expect(text).toContain(`End this alert: ${siteUrl}/upstream/v1/search-alerts/end?token=own`)
    expect(unsubscribeUrl).toBe(`${siteUrl}/upstream/v1/search-alerts/end?token=all`)
  })
})

test('whoever did not ask for it reads when the address is forgotten', () => {
  const order = { to: 'sok@example.com', token: 't' }
  const confirm = (rhythm: 'daily' | 'weekly') =>
    composeAs(siteUrl, alertConfirmationMail, { ...order, rhythm })
  expect(confirm('daily').text).toContain('at most once a day')
  const { text } = confirm('weekly')
  expect(text).toContain('at most once a week')
  expect(text).toContain('delete the address in 3 days')
  expect(text).toContain('/search-alerts/confirm?token=t&rhythm=weekly')
  expect(composeAs(siteUrl, tooManyAlertsMail, order).text).toContain('asked for another alert')
})

test('orders count for the mailbox, for who asks, and for all', () => {
  const named = (keys: ReturnType<typeof alertLimits>) =>
    keys.map(({ limit: { name, max, windowMs }, key }) => [name, max, windowMs / 3_600_000, key])
  const caller = { installationId: 'browser', clientAddress: '203.0.113.7' }
  expect(named(alertLimits('Sok+a@example.com', caller))).toEqual([
    ['alert-address-here', 5, 24, 'sok@example.com 203.0.113.7'],
    ['mailbox-mails', 12, 24, 'sok@example.com'],
    ['mailbox-other-mails', 6, 24, 'sok@example.com'],
    ['alert-installation', 20, 1, 'browser'],
    ['alert-installation', 20, 1, '203.0.113.7'],
    ['alert-all', 2000, 24, 'all'],
  ])
  expect(named(ownAlertLimits('me'))).toEqual([['alert-own', 60, 1, 'me']])
})
