import { expect, test } from 'vitest'
import { listReach } from '@/components/notifications/reach-items'
import type { Reach } from '@/lib/contract/reach/reach'

const NOTHING: Reach = {
  jobs: { chosen: 0, lastWeek: 0 },
  internships: { chosen: 0, lastWeek: 0 },
  scholarships: { chosen: 0, lastWeek: 0 },
  mail: { rhythm: 'off', to: null, lastWeek: 0 },
  reminders: { enabled: false, lastWeek: 0 },
  browsers: [],
  telegram: null,
  newsletter: { enabled: false },
  alerts: { active: 0 },
  searches: { kept: 0 },
  calendar: { createdAt: null },
  ended: [],
}

const said = (changes: Partial<Reach>) =>
  listReach({ ...NOTHING, ...changes }).flatMap(({ item, state }) =>
    state === null ? [] : [[item, state]],
  )

test('of what reaches nobody nothing is said', () => {
  expect(said({})).toEqual([])
  expect(listReach(NOTHING)).toHaveLength(11)
})

test.each<readonly [Partial<Reach>, string, RegExp]>([
  [{ jobs: { chosen: 1, lastWeek: 1 } }, 'jobs', /1 chosen, .* told you of 1 job last week/],
  [{ internships: { chosen: 1, lastWeek: 2 } }, 'internships', /of 2 internships last week/],
  [{ scholarships: { chosen: 2, lastWeek: 1 } }, 'scholarships', /2 chosen, .* 1 scholarship/],
  [{ mail: { rhythm: 'daily', to: null, lastWeek: 0 } }, 'mail', /^Once a day, but we know no/],
  [
    { mail: { rhythm: 'at-once', to: 'dara@visvakor.example', lastWeek: 1 } },
    'mail',
    /^At once, to dara@visvakor.example. That would have been 1 mail last week.$/,
  ],
  [{ reminders: { enabled: true, lastWeek: 1 } }, 'reminders', /told you of 1 listing last week/],
  [
    { browsers: [{ id: '7', name: 'Chrome', since: '2026-11-22T17:30:00.000Z' }] },
    'browsers',
    /^Each of them can be ended by itself/,
  ],
  [
    { telegram: { since: '2026-11-22T17:30:00.000Z' } },
    'telegram',
    /^Since 23 Nov 2026: our bot tells you/,
  ],
  [{ newsletter: { enabled: true } }, 'newsletter', /^To your address. /],
  [{ alerts: { active: 1 } }, 'alerts', /^1 search, to your address. /],
  [{ searches: { kept: 1 } }, 'searches', /^1 search: the home page/],
  [
    { calendar: { createdAt: '2026-11-22T17:30:00.000Z' } },
    'calendar',
    /^Since 23 Nov 2026: your calendar reads/,
  ],
])('says of each thing alone what it does: %j', (changes, item, state) => {
  expect(said(changes)).toEqual([[item, expect.stringMatching(state)]])
})
