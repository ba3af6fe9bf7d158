import type { ApplyingArea } from '@/lib/browser/applying/marks'
import type { SavingArea } from '@/lib/contract/saving'

const PROFILE = 'profile'
const APPLICATIONS = 'applications'
const NOTIFICATIONS = 'notifications'
const REACH = 'reach'
const SETTINGS = 'settings'
const SAVED = 'saved'

/** A shorter key means all that begin with it. */
export const queryKeys = {
  currentUser: ['current-user'],
  /** All of the profile: its screens state the same things, and are read again after each change. */
  profile: [PROFILE],
  profileReply: [PROFILE, 'reply'],
  user: [PROFILE, 'user'],
  profileForm: [PROFILE, 'edit'],
  personalDetails: [PROFILE, 'details'],
  province: [PROFILE, 'province'],
  ownPerson: [PROFILE, 'person'],
  providers: ['providers'],
  overview: ['overview'],
  resumes: ['resumes'],
  notifications: [NOTIFICATIONS],
  unread: [NOTIFICATIONS, 'unread'],
  newest: [NOTIFICATIONS, 'newest'],
  /** All that is known of applications: read again after each change. */
  applications: [APPLICATIONS],
  applied: (area: ApplyingArea) => [APPLICATIONS, 'marks', area],
  application: (id: string) => [APPLICATIONS, 'one', id],
  applicationList: [APPLICATIONS, 'list'],
  applicant: [PROFILE, 'applicant'],
  welcome: ['welcome'],
  choices: (field: string) => ['choices', field],
  mailChoice: [REACH, 'mail'],
  /** What may reach the user, and what each of it is. */
  reach: [REACH],
  reachList: [REACH, 'list'],
  push: [REACH, 'push'],
  telegram: [REACH, 'telegram'],
  allSettings: [SETTINGS],
  settings: (source: string) => [SETTINGS, source],
  saved: [SAVED],
  savedIds: (area: SavingArea) => [SAVED, area],
  savedRows: (ids: unknown) => ['saved-rows', ids],
  keptSearches: ['kept-searches'],
  newCounts: (searches: readonly unknown[]) => ['new-counts', searches],
  calendarAddress: ['calendar-address'],
} as const
