import { useEffect } from 'react'
import { useCurrentUser } from '@/hooks/session/use-current-user'
import type { CurrentUser } from '@/lib/browser/account/current-user'

type Props = { readonly onRead: (user: CurrentUser | null) => void }

/** Reports the current user and renders nothing. Loaded lazily, because it imports the query cache (spec §2). */
export function CurrentUserReader({ onRead }: Props) {
  const user = useCurrentUser()
  useEffect(() => {
    if (user !== undefined) onRead(user)
  }, [user, onRead])
  return null
}
