import type { Metadata } from 'next'
import type { ComponentProps } from 'react'
import { ProfileRoom } from '@/components/profile/profile-room'

/** What Next wants of the page of one room of the profile. */
export function profileRoom(room: ComponentProps<typeof ProfileRoom>) {
  const metadata: Metadata = { title: room.title }
  return { metadata, default: () => <ProfileRoom {...room} /> }
}
