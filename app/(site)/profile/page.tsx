import type { Metadata } from 'next'
import { ProfileRoom } from '@/components/profile/profile-room'

export const metadata: Metadata = { title: 'Edit profile' }

export default function EditProfilePage() {
  return (
    <ProfileRoom
      title="Edit profile"
      intro="Only the names are needed. Of the rest, state what you like."
      screen="editProfile"
    />
  )
}
