import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { QueryResult } from '@/components/ui/query-result'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { queryKeys } from '@/lib/browser/api-client/query-keys'
import { fetchProfile } from '@/lib/browser/profile/profile'
import type { User } from '@/lib/contract/account/user'

type Props = {
  /** Text for users who sign in without a password. */
  readonly explainWithoutPassword: (signInProvider: User['signInProvider']) => string
  readonly children: (email: string) => ReactNode
}

/** Renders its children for users with a password, and a text for others (spec §2). */
export function PasswordAccountsOnly({ explainWithoutPassword, children }: Props) {
  const query = useQuery({ queryKey: queryKeys.user, queryFn: fetchProfile }, getQueryClient())
  return (
    <QueryResult query={query}>
      {({ email, signInProvider }) =>
        signInProvider === 'password' && email !== null ? (
          children(email)
        ) : (
          <p className="border-l-4 border-note py-1 pl-4">
            {explainWithoutPassword(signInProvider)}
          </p>
        )
      }
    </QueryResult>
  )
}
