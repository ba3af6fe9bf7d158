import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { getErrorMessage } from '@/lib/browser/api-client/form-error'
import { RetryNotice } from './retry-notice'
import { Skeleton } from './skeleton'

type Props<T> = {
  readonly query: UseQueryResult<T>
  readonly children: (value: T) => ReactNode
}

/** Renders the result of a query: a skeleton while loading, a message with retry on failure (look §9). */
export function QueryResult<T>({ query, children }: Props<T>) {
  const { data, error, isFetching, refetch } = query
  if (data !== undefined) return children(data)
  if (error === null) return <Skeleton />
  return (
    <RetryNotice words={getErrorMessage(error)} isBusy={isFetching} retry={() => void refetch()} />
  )
}
