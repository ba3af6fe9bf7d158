import type { NavigationItem } from '@/components/navigation/site-navigation'
import type { User } from '@/lib/contract/account/user'
import { profileRoutes } from '@/lib/shared/profile-routes'
import { routes } from '@/lib/shared/routes'

/** Links of the account menu; "Sign out" follows them (spec §2). */
export const accountLinks: readonly NavigationItem[] = [
  { label: 'Profile', href: profileRoutes.edit },
  { label: 'CV', href: profileRoutes.resumes },
  { label: 'Saved', href: routes.saved },
  { label: 'Notifications', href: routes.notifications },
]

export const resumesItem: NavigationItem = { label: 'Resumes', href: profileRoutes.resumes }

export const savedItems: readonly NavigationItem[] = [
  { label: 'Jobs', href: profileRoutes.savedJobs },
  { label: 'Internships', href: profileRoutes.savedInternships },
  { label: 'Scholarships', href: profileRoutes.savedScholarships },
]

export const notificationItems: readonly NavigationItem[] = [
  { label: 'All notifications', href: routes.notifications },
  { label: 'Jobs', href: profileRoutes.jobNotification },
  { label: 'Internships', href: profileRoutes.internshipNotification },
  { label: 'Scholarships', href: profileRoutes.scholarshipNotification },
]

/** Items below those of `listProfileItems`, in the profile sidebar and the mobile menu (decision 067). */
export const moreProfileItems: readonly NavigationItem[] = [
  { label: 'Applications', href: profileRoutes.applications },
  { label: 'My data', href: profileRoutes.myData },
]

/** Lists the profile pages; changing e-mail or password is offered only to users who sign in with a password (spec §2). */
export function listProfileItems({
  signInProvider,
}: Pick<User, 'signInProvider'>): readonly NavigationItem[] {
  const own: readonly NavigationItem[] = [
    { label: 'Edit profile', href: profileRoutes.edit },
    { label: 'Personal details', href: profileRoutes.personalDetails },
  ]
  if (signInProvider !== 'password') return own
  return [
    ...own,
    { label: 'Change e-mail', href: profileRoutes.changeEmail },
    { label: 'Change password', href: profileRoutes.changePassword },
  ]
}
