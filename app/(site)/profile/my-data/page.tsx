import type { Metadata } from 'next'
import { ProfileRoom } from '@/components/profile/profile-room'

export const metadata: Metadata = { title: 'My data' }

export default function MyDataPage() {
  return (
    <ProfileRoom
      title="My data"
      intro="You may see what we keep of you, take it along, and delete it."
      screen="myData"
    />
  )
}
