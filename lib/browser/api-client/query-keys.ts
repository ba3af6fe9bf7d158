import type { VacancyApiPath } from '@/lib/contract/applications/schemaless-application-endpoints'

const PROFILE = 'profile'
const APPLICATIONS = 'applications'
const NOTIFICATIONS = 'notifications'
const SUBSCRIPTIONS = 'reach'
const SETTINGS = 'settings'

/** The keys of all queries. A key also matches every longer key that begins with it. */
export const queryKeys = {
  currentUser: ['current-user'],
  /** All queries of the profile. Its screens show the same data, so all are refetched after a change. */
  profile: [PROFILE],
  profileReply: [PROFILE, 'reply'],
  user: [PROFILE, 'user'],
  profileForm: [PROFILE, 'edit'],
  personalDetails: [PROFILE, 'details'],
  province: [PROFILE, 'province'],
  accountQualifications: [PROFILE, 'person'],
  providers: ['providers'],
  overview: ['overview'],
  resumes: ['resumes'],
  notifications: [NOTIFICATIONS],
  unread: [NOTIFICATIONS, 'unread'],
  newest: [NOTIFICATIONS, 'newest'],
  /** All queries of applications, refetched after each change. */
  applications: [APPLICATIONS],
  applicationMarks: (area: VacancyApiPath) => [APPLICATIONS, 'marks', area],
  application: (id: string) => [APPLICATIONS, 'one', id],
  applicationList: [APPLICATIONS, 'list'],
  applicant: [PROFILE, 'applicant'],
  onboarding: ['welcome'],
  choices: (field: string) => ['choices', field],
  mailChoice: [SUBSCRIPTIONS, 'mail'],
  /** All subscriptions of the user and their details. */
  subscriptions: [SUBSCRIPTIONS],
  subscriptionList: [SUBSCRIPTIONS, 'list'],
  push: [SUBSCRIPTIONS, 'push'],
  telegram: [SUBSCRIPTIONS, 'telegram'],
  allSettings: [SETTINGS],
  settings: (source: string) => [SETTINGS, source],
  savedRows: (ids: unknown) => ['saved-rows', ids],
  savedSearches: ['saved-searches'],
  newCounts: (searches: readonly unknown[]) => ['new-counts', searches],
  calendarAddress: ['calendar-address'],
} as const
