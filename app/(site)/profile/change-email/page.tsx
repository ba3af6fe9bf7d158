import type { Metadata } from 'next'
import { ProfileRoom } from '@/components/profile/profile-room'

export const metadata: Metadata = { title: 'Change e-mail' }

export default function ChangeEmailPage() {
  return (
    <ProfileRoom
      title="Change e-mail"
      intro="After the change you sign in again, on every device."
      screen="changeEmail"
    />
  )
}
