'use client'

import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FormError } from '@/lib/browser/forms/post-form'
import { UNREACHED } from '@/lib/shared/forms/failure-words'
import { Skeleton } from './skeleton'
import { Trouble } from './trouble'

type Props<T> = {
  readonly query: UseQueryResult<T>
  readonly children: (value: T) => ReactNode
}

/** A skeleton until the query answers; after a failure words and another try (look §9). */
export function Loaded<T>({ query, children }: Props<T>) {
  const { data, error, isFetching, refetch } = query
  if (data !== undefined) return children(data)
  if (error === null) return <Skeleton />
  const words = error instanceof FormError ? error.message : UNREACHED
  return <Trouble words={words} isBusy={isFetching} retry={() => void refetch()} />
}
