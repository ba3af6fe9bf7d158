import { describe, expect, test } from 'vitest'
import { alertLimits, ownAlertLimits } from '@/backend/areas/search-alerts/alert-limits'
import {
  alertConfirmationMail,
  tooManyAlertsMail,
} from '@/backend/areas/search-alerts/alert-link-mails'
import { alertMail } from '@/backend/areas/search-alerts/alert-mail'
import { composeAs } from '@/tests/support/outbox/compose-as'

const siteUrl = 'https://www.visvakor.example'

describe('an alert e-mail', () => {
  const found = (count: number, named = count) => ({
    label: 'Jobs: “bridge”',
    url: `${siteUrl}/jobs?searchText=bridge`,
    items: Array.from({ length: named }, (_, index) => ({
      title: `Bridge\n${index}`,
      url: `${siteUrl}/jobs/${index}`,
    })),
    count,
    token: 'own',
  })
  const write = (...searches: readonly ReturnType<typeof found>[]) =>
    composeAs(siteUrl, alertMail, { to: 'sok@example.com', results: searches, token: 'all' })

  test('counts the new listings of all searches in the subject', () => {
    expect(write(found(1)).subject).toBe('One new listing for your search')
    expect(write(found(1), found(1)).subject).toBe('2 new listings for your searches')
    expect(write(found(0), found(3)).subject).toBe('3 new listings for your searches')
  })

  test('names the listings of each search and counts the rest', () => {
    expect(write(found(2)).text).toContain(`Bridge 1\n${siteUrl}/jobs/1`)
    expect(write(found(2)).text).not.toContain(' more: ')
    expect(write(found(3, 2)).text).toContain(`And 1 more: ${siteUrl}/jobs?searchText=bridge`)
  })

  test('has a link to end each search and one to end all', () => {
    const { text, unsubscribeUrl } = write(found(1))
    expect(text).toContain(`End this alert: ${siteUrl}/upstream/v1/search-alerts/end?token=own`)
    expect(unsubscribeUrl).toBe(`${siteUrl}/upstream/v1/search-alerts/end?token=all`)
  })
})

test('the confirmation e-mail says when the address is deleted if nobody confirms', () => {
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

test('alert requests are limited for the mailbox, the caller and all together', () => {
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
