import { listProfileItems } from '@/components/navigation/account-navigation'
import { useCurrentUser } from '@/hooks/session/use-current-user'
import { ProfileRooms } from './profile-rooms'

/** Loaded late, because it brings the store of queries (spec §2). */
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
