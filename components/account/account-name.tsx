'use client'

import { useCurrentUser } from '@/hooks/session/use-current-user'

type Props = {
  /** Stands there while it is not known who is signed in. */
  readonly fallback: string
}

/** First and last name of the signed-in user (spec §2). */
export function AccountName({ fallback }: Props) {
  const user = useCurrentUser()
  return toFullName(user) || fallback
}

function toFullName(user: ReturnType<typeof useCurrentUser>): string {
  return user ? `${user.firstName} ${user.lastName}`.trim() : ''
}
