import type { SavingArea } from '@/lib/contract/saving'

const PROFILE = 'profile'
const NOTIFICATIONS = 'notifications'

/** A shorter key means all that begin with it. */
export const queryKeys = {
  currentUser: ['current-user'],
  /** All of the profile: its screens state the same things, and are read again after each change. */
  profile: [PROFILE],
  user: [PROFILE, 'user'],
  profileForm: [PROFILE, 'edit'],
  personalDetails: [PROFILE, 'details'],
  providers: ['providers'],
  resumes: ['resumes'],
  notifications: [NOTIFICATIONS],
  unread: [NOTIFICATIONS, 'unread'],
  newest: [NOTIFICATIONS, 'newest'],
  choices: (field: string) => ['choices', field],
  settings: (source: string) => ['settings', source],
  keptSearches: ['kept-searches'],
  newCounts: (searches: readonly unknown[]) => ['new-counts', searches],
  calendarAddress: ['calendar-address'],
  savedIds: (area: SavingArea) => ['saved', area],
  savedList: (area: SavingArea) => ['saved-list', area],
} as const
