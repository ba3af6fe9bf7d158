import type { Metadata } from 'next'
import { ProfileRoom } from '@/components/profile/profile-room'

export const metadata: Metadata = { title: 'Saved internships' }

export default function SavedInternshipsPage() {
  return (
    <ProfileRoom
      title="Saved internships"
      intro="Last saved first. Closed ones stay until you take them off."
      screen="savedInternships"
    />
  )
}
