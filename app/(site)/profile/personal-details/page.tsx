import type { Metadata } from 'next'
import { ProfileRoom } from '@/components/profile/profile-room'

export const metadata: Metadata = { title: 'Personal details' }

export default function PersonalDetailsPage() {
  return (
    <ProfileRoom
      title="Personal details"
      intro="State what you like; nothing here is needed to use this site."
      screen="personalDetails"
    />
  )
}
