import type { Metadata } from 'next'
import { ProfileRoom } from '@/components/profile/profile-room'

export const metadata: Metadata = { title: 'Saved scholarships' }

export default function SavedScholarshipsPage() {
  return (
    <ProfileRoom
      title="Saved scholarships"
      intro="Last saved first. Closed ones stay until you take them off."
      screen="savedScholarships"
    />
  )
}
