import { useQuery } from '@tanstack/react-query'
import { queryKeys } from '@/lib/browser/account/query-keys'
import { type ApplyingArea, listAppliedMarks } from '@/lib/browser/applying/marks'
import { getQueryClient } from '@/lib/browser/wire/query-client'
import type { ApplicationMark } from '@/lib/contract/applications/application'

/** Null when there is none or it cannot be said, undefined until it is known. Late chunks only. */
export function useApplied(area: ApplyingArea, id: number): ApplicationMark | null | undefined {
  const { data, isError } = useQuery(
    { queryKey: queryKeys.applied(area), queryFn: () => listAppliedMarks(area) },
    getQueryClient(),
  )
  if (data === undefined) return isError ? null : undefined
  return data.find(({ listingId }) => listingId === id) ?? null
}
