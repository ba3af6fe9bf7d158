'use client'

import { listProfileItems } from '@/components/account/account-navigation'
import { useCurrentUser } from '@/hooks/session/use-current-user'
import { ProfileRooms } from './profile-rooms'

/** The rooms of the user who is signed in (spec §2). Fetched late: it brings the store of queries. */
export function OwnRooms({ path }: { readonly path: string }) {
  const user = useCurrentUser()
  return (
    <ProfileRooms
      path={path}
      own={listProfileItems(user ?? { signInProvider: null })}
      reserved={user === undefined ? 2 : 0}
    />
  )
}
