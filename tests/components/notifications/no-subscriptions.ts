import type { Subscriptions } from '@/lib/contract/subscriptions/subscriptions'

/** Everything is off. */
export const NO_SUBSCRIPTIONS: Subscriptions = {
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
