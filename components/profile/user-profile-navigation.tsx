import { listProfileItems } from '@/components/navigation/account-navigation'
import { useCurrentUser } from '@/hooks/session/use-current-user'
import { ProfileNavigation } from './profile-navigation'

/** Renders the profile navigation of the current user. Loaded lazily, because it imports the query cache (spec §2). */
export function UserProfileNavigation({ path }: { readonly path: string }) {
  const user = useCurrentUser()
  return (
    <ProfileNavigation
      path={path}
      accountItems={listProfileItems(user ?? { signInProvider: null })}
      reservedItemCount={user === undefined ? 2 : 0}
    />
  )
}
