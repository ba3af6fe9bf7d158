import type { Metadata } from 'next'
import { ProfilePage } from '@/components/profile/profile-page'
import type { ProfileScreenName } from '@/components/profile/profile-screens'
import type { StaticPage } from './create-page'

const SAVED = { heading: 'Saved', intro: 'Items that close first are at the top.' }

type Words = {
  readonly title: string
  /** The heading where it differs from the title. */
  readonly heading?: string
  readonly intro: string
}

const words: Readonly<Record<ProfileScreenName, Words>> = {
  editProfile: {
    title: 'Edit profile',
    intro: 'Only your first and last name are required.',
  },
  personalDetails: {
    title: 'Personal details',
    intro: 'All of this is optional.',
  },
  changeEmail: {
    title: 'Change e-mail',
    intro: 'After the change, you sign in again on all your devices.',
  },
  changePassword: {
    title: 'Change password',
    intro: 'Choose a new password to sign in with.',
  },
  myData: {
    title: 'My data',
    intro: 'See what we store about you, download it, or delete it.',
  },
  resumes: { title: 'Resumes', intro: 'Only you can open the CVs you store here.' },
  applications: {
    title: 'Applications',
    intro: 'The applications you sent from this site, newest first, and their status.',
  },
  savedJobs: { title: 'Saved jobs', ...SAVED },
  savedInternships: { title: 'Saved internships', ...SAVED },
  savedScholarships: { title: 'Saved scholarships', ...SAVED },
  jobNotification: {
    title: 'Job notifications',
    intro: 'Choose majors or pay bands. We notify you when a new job matches.',
  },
  internshipNotification: {
    title: 'Internship notifications',
    intro: 'Choose majors or pay bands. We notify you when a new internship matches.',
  },
  scholarshipNotification: {
    title: 'Scholarship notifications',
    intro: 'Choose fields. We notify you when a new scholarship matches.',
  },
}

export function createProfilePage(screen: ProfileScreenName): StaticPage {
  const { title, heading = title, intro } = words[screen]
  const metadata: Metadata = { title }
  return {
    metadata,
    default: () => <ProfilePage title={heading} intro={intro} screen={screen} />,
  }
}
