import { z } from 'zod'
import { user } from '@/lib/contract/account/user'
import { sentAnswers } from '@/lib/contract/applications/application'
import { stateFields } from '@/lib/contract/applications/application-state'
import { day, id, lookupItem, moment } from '@/lib/contract/common'
import { endpoint } from '@/lib/contract/endpoint'
import { storedFile } from '@/lib/contract/files/file'
import { resumeSchema } from '@/lib/contract/files/resume'
import { emailPreferencesSchema } from '@/lib/contract/notifications/digest-mail'
import { notificationSchema } from '@/lib/contract/notifications/notification'
import { personalDetailSchema } from '@/lib/contract/profile/personal-detail'
import { pushBrowser } from '@/lib/contract/push/push'
import { alertFrequency } from '@/lib/contract/search-alerts/search-alert'
import { listingType, savedSearchSchema } from '@/lib/contract/searches/saved-search'
import { telegramSince } from '@/lib/contract/telegram/telegram'

const identity = z.object({
  provider: z.enum(['firebase', 'local', 'phone', 'linkedin']),
  subject: z.string(),
  createdAt: moment,
})

/** From our own sign-in endpoint, without the password itself. */
const password = z.object({
  email: z.string(),
  emailVerified: z.boolean(),
  displayName: z.string().nullable(),
  photoUrl: z.string().nullable(),
  createdAt: moment,
  lastLoginAt: moment,
  passwordUpdatedAt: moment,
})

/** Without the token; `endedAt` is set when ended early. */
const session = z.object({ createdAt: moment, expiresAt: moment, endedAt: moment.nullable() })

/** `title` is the current one. */
const listing = z.object({ id, title: z.string() })

/** The files are in `resumes` or `files`. */
const application = z.object({
  id: z.uuid(),
  listing,
  resumeFileId: z.uuid(),
  coverLetterFileId: z.uuid().nullable(),
  ...sentAnswers,
  ...stateFields,
})

const saved = listing.extend({ savedAt: moment })
const setting = lookupItem.extend({ enabledAt: moment })

export const profileExport = z.object({
  exportedAt: moment,
  user: user.extend({ emailVerifiedAt: moment.nullable(), createdAt: moment }),
  personalDetail: personalDetailSchema,
  identities: z.array(identity),
  passwords: z.array(password),
  /** A change that is not confirmed yet. */
  emailChange: z.object({ email: z.string(), expiresAt: moment }).nullable(),
  sessions: z.array(session),
  resumes: z.array(resumeSchema.extend({ fileId: z.uuid() })),
  /** Letters, photos, and résumés deleted after they were sent. */
  files: z.array(storedFile),
  jobApplications: z.array(application),
  internshipApplications: z.array(application),
  savedJobs: z.array(saved),
  savedInternships: z.array(saved),
  savedScholarships: z.array(saved),
  keptSearches: z.array(savedSearchSchema.extend({ keptAt: moment })),
  /** The calendar of saved closing dates, without its secret; null: none. */
  calendarAddress: z.object({ createdAt: moment }).nullable(),
  notificationSettings: z.object({
    jobMajors: z.array(setting),
    jobSalaries: z.array(setting),
    internshipMajors: z.array(setting),
    internshipSalaries: z.array(setting),
    scholarships: z.array(setting.extend({ type: z.enum(['full', 'partial']) })),
  }),
  notifications: z.array(
    notificationSchema.extend({ emailedAt: moment.nullable(), toldAt: moment.nullable() }),
  ),
  digestMail: emailPreferencesSchema.extend({
    mails: z.array(z.object({ day, sentAt: moment.nullable() })),
  }),
  /** Browsers with a push subscription; without the endpoint and keys needed to send messages. */
  toldBrowsers: z.array(pushBrowser),
  /** The chat itself is a number that only Telegram can read. */
  telegram: telegramSince,
  /** Saved listings that a reminder was sent for, and when. */
  closingReminders: z.array(z.object({ area: listingType, id, day })),
  /** Subscriptions that were cancelled all at once and can be resumed. */
  endedReach: z.array(z.object({ item: z.string(), endedAt: moment })),
  /** Sent to the confirmed address; `confirmedAt` is null until confirmed. */
  searchAlerts: z.array(
    z.object({
      area: listingType,
      search: z.string(),
      rhythm: alertFrequency,
      confirmedAt: moment.nullable(),
      createdAt: moment,
    }),
  ),
  /** Sent to the confirmed address; null: never requested. */
  newsletter: z
    .object({ email: z.string(), subscribedAt: moment, endedAt: moment.nullable() })
    .nullable(),
})
export type ProfileExport = z.output<typeof profileExport>

export const profileExportEndpoints = {
  get: endpoint({
    id: 'exportProfile',
    method: 'GET',
    path: '/v1/profile/export',
    tag: 'Profile',
    summary: 'Everything we hold of the user, as one JSON file to save',
    cost: 'expensive',
    access: 'session',
    extension: true,
    reply: profileExport,
  }),
}
