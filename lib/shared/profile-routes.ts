/**
 * Addresses of the profile pages (spec §2); apart from `lib/shared/routes`, because only signed-in users need
 * them.
 */
export const profileRoutes = {
  edit: '/profile',
  personalDetails: '/profile/personal-details',
  changeEmail: '/profile/change-email',
  changePassword: '/profile/change-password',
  resumes: '/profile/resumes',
  applications: '/profile/applications',
  savedJobs: '/profile/save-jobs',
  savedInternships: '/profile/save-internships',
  savedScholarships: '/profile/save-scholarships',
  jobNotification: '/profile/job-notification',
  internshipNotification: '/profile/internship-notification',
  scholarshipNotification: '/profile/scholarship-notification',
  myData: '/profile/my-data',
} as const

/**
 * Optional questions for a new account (decision 049); offered on the home page, never on the way to a page
 * (decision 067).
 */
export const WELCOME_PATH = '/welcome'

/** Public, because its visitors no longer have an account. */
export const ACCOUNT_DELETED = '/account-deleted'
