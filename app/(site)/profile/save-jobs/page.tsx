import type { Metadata } from 'next'
import { ProfileRoom } from '@/components/profile/profile-room'

export const metadata: Metadata = { title: 'Saved jobs' }

export default function SavedJobsPage() {
  return (
    <ProfileRoom
      title="Saved jobs"
      intro="Last saved first. Closed ones stay until you take them off."
      screen="savedJobs"
    />
  )
}
