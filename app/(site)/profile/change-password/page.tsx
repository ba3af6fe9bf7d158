import type { Metadata } from 'next'
import { ProfileRoom } from '@/components/profile/profile-room'

export const metadata: Metadata = { title: 'Change password' }

export default function ChangePasswordPage() {
  return (
    <ProfileRoom
      title="Change password"
      intro="You stay signed in here; every other device has to sign in again."
      screen="changePassword"
    />
  )
}
