import type { ApplicationArea } from '@/lib/browser/applications/application-marks'
import type { SavedArea } from '@/lib/contract/saved/saved-calls'

const PROFILE = 'profile'
const APPLICATIONS = 'applications'
const NOTIFICATIONS = 'notifications'
const SUBSCRIPTIONS = 'reach'
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
  accountPerson: [PROFILE, 'person'],
  providers: ['providers'],
  overview: ['overview'],
  resumes: ['resumes'],
  notifications: [NOTIFICATIONS],
  unread: [NOTIFICATIONS, 'unread'],
  newest: [NOTIFICATIONS, 'newest'],
  /** All that is known of applications: read again after each change. */
  applications: [APPLICATIONS],
  applicationMarks: (area: ApplicationArea) => [APPLICATIONS, 'marks', area],
  application: (id: string) => [APPLICATIONS, 'one', id],
  applicationList: [APPLICATIONS, 'list'],
  applicant: [PROFILE, 'applicant'],
  onboarding: ['welcome'],
  choices: (field: string) => ['choices', field],
  mailChoice: [SUBSCRIPTIONS, 'mail'],
  /** What may reach the user, and what each of it is. */
  subscriptions: [SUBSCRIPTIONS],
  subscriptionList: [SUBSCRIPTIONS, 'list'],
  push: [SUBSCRIPTIONS, 'push'],
  telegram: [SUBSCRIPTIONS, 'telegram'],
  allSettings: [SETTINGS],
  settings: (source: string) => [SETTINGS, source],
  saved: [SAVED],
  savedIds: (area: SavedArea) => [SAVED, area],
  savedRows: (ids: unknown) => ['saved-rows', ids],
  savedSearches: ['kept-searches'],
  newCounts: (searches: readonly unknown[]) => ['new-counts', searches],
  calendarAddress: ['calendar-address'],
} as const
