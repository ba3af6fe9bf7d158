import { useCurrentUser } from '@/hooks/session/use-current-user'

type Props = {
  readonly fallback: string
}

export function AccountName({ fallback }: Props) {
  return useAccountName() || fallback
}

/** Returns the user's full name; empty until it is known, and for an account without a name. */
export function useAccountName(): string {
  const user = useCurrentUser()
  return user ? `${user.firstName} ${user.lastName}`.trim() : ''
}
