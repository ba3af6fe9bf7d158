import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { explainFailure } from '@/lib/browser/wire/form-error'
import { Skeleton } from './skeleton'
import { Trouble } from './trouble'

type Props<T> = {
  readonly query: UseQueryResult<T>
  readonly children: (value: T) => ReactNode
}

/** After a failure words and another try (look §9). */
export function Loaded<T>({ query, children }: Props<T>) {
  const { data, error, isFetching, refetch } = query
  if (data !== undefined) return children(data)
  if (error === null) return <Skeleton />
  return <Trouble words={explainFailure(error)} isBusy={isFetching} retry={() => void refetch()} />
}
