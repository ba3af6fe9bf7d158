import { listProfileItems } from '@/components/navigation/account-navigation'
import { useCurrentUser } from '@/hooks/session/use-current-user'
import { ProfileNavigation } from './profile-navigation'

/** Loaded late, because it brings the store of queries (spec §2). */
export function UserProfileNavigation({ path }: { readonly path: string }) {
  const user = useCurrentUser()
  return (
    <ProfileNavigation
      path={path}
      own={listProfileItems(user ?? { signInProvider: null })}
      reserved={user === undefined ? 2 : 0}
    />
  )
}
