import { useQuery } from '@tanstack/react-query'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { queryKeys } from '@/lib/browser/api-client/query-keys'
import { fetchApplicationSummaries } from '@/lib/browser/applications/application-summaries'
import type { ApplicationSummary } from '@/lib/contract/applications/application'
import type { VacancyApiPath } from '@/lib/contract/applications/schemaless-application-endpoints'

/** Returns the user's application; null if there is none or it cannot be read, undefined until known. For lazy chunks only. */
export function useLatestApplication(
  area: VacancyApiPath,
  id: number,
): ApplicationSummary | null | undefined {
  const { data, isError } = useQuery(
    { queryKey: queryKeys.applicationMarks(area), queryFn: () => fetchApplicationSummaries(area) },
    getQueryClient(),
  )
  if (data === undefined) return isError ? null : undefined
  return data.find(({ listingId }) => listingId === id) ?? null
}
