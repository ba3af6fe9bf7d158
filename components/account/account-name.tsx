import { useCurrentUser } from '@/hooks/session/use-current-user'

type Props = {
  /** While it is not known who is signed in. */
  readonly fallback: string
}

/** See spec §2. */
export function AccountName({ fallback }: Props) {
  const user = useCurrentUser()
  return toFullName(user) || fallback
}

function toFullName(user: ReturnType<typeof useCurrentUser>): string {
  return user ? `${user.firstName} ${user.lastName}`.trim() : ''
}
