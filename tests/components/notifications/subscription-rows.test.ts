import { expect, test } from 'vitest'
import { listSubscriptionRows } from '@/components/notifications/subscription-rows'
import type { Subscriptions } from '@/lib/contract/subscriptions/subscriptions'
import { NO_SUBSCRIPTIONS } from './no-subscriptions'

const said = (changes: Partial<Subscriptions>) =>
  listSubscriptionRows({ ...NO_SUBSCRIPTIONS, ...changes }).flatMap(({ item, state }) =>
    state === null ? [] : [[item, state]],
  )

test('lists nothing for subscriptions that are off', () => {
  expect(said({})).toEqual([])
  expect(listSubscriptionRows(NO_SUBSCRIPTIONS)).toHaveLength(11)
})

test.each<readonly [Partial<Subscriptions>, string, RegExp]>([
  [{ jobs: { chosen: 1, lastWeek: 1 } }, 'jobs', /^1 chosen. Last week: 1 job.$/],
  [{ internships: { chosen: 1, lastWeek: 2 } }, 'internships', /Last week: 2 internships.$/],
  [
    { scholarships: { chosen: 2, lastWeek: 1 } },
    'scholarships',
    /^2 chosen. Last week: 1 scholarship.$/,
  ],
  [
    { mail: { rhythm: 'daily', to: null, lastWeek: 0 } },
    'mail',
    /^Once a day, but your account has no/,
  ],
  [
    { mail: { rhythm: 'at-once', to: 'dara@visvakor.example', lastWeek: 1 } },
    'mail',
    /^At once, to dara@visvakor.example. Last week: 1 e-mail.$/,
  ],
  [{ reminders: { enabled: true, lastWeek: 1 } }, 'reminders', /Last week: 1 listing.$/],
  [
    { browsers: [{ id: '7', name: 'Chrome', since: '2026-11-22T17:30:00.000Z' }] },
    'browsers',
    /^On in:$/,
  ],
  [{ telegram: { since: '2026-11-22T17:30:00.000Z' } }, 'telegram', /^On since 23 Nov 2026.$/],
  [{ newsletter: { enabled: true } }, 'newsletter', /^Sent to your address. /],
  [{ alerts: { active: 1 } }, 'alerts', /^1 search, sent to your address. /],
  [{ searches: { kept: 1 } }, 'searches', /^1 search. /],
  [
    { calendar: { createdAt: '2026-11-22T17:30:00.000Z' } },
    'calendar',
    /^On since 23 Nov 2026: closing dates/,
  ],
])('describes each subscription: %j', (changes, item, state) => {
  expect(said(changes)).toEqual([[item, expect.stringMatching(state)]])
})
