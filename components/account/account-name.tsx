import { useCurrentUser } from '@/hooks/session/use-current-user'

type Props = {
  readonly fallback: string
}

export function AccountName({ fallback }: Props) {
  const user = useCurrentUser()
  return toFullName(user) || fallback
}

function toFullName(user: ReturnType<typeof useCurrentUser>): string {
  return user ? `${user.firstName} ${user.lastName}`.trim() : ''
}
