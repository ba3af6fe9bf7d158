import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { type Lazy, useLazy } from '@/hooks/page/use-lazy'
import { useIsSignedIn } from '@/hooks/session/use-is-signed-in'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { queryKeys } from '@/lib/browser/api-client/query-keys'
import {
  getDeviceQualifications,
  subscribeToDeviceQualifications,
} from '@/lib/browser/qualification/device-qualifications'
import { loadQualificationLists } from '@/lib/browser/qualification/load-qualification-lists'
import type { QualificationLists, Qualifications } from '@/lib/shared/qualification/qualifications'

const readProfileQualifications = () =>
  import('@/lib/browser/qualification/account-qualifications').then(
    ({ fetchAccountQualifications }) => fetchAccountQualifications(),
  )

export type Answers = {
  readonly qualifications: Qualifications
  readonly isFromProfile: boolean
}

export type QualificationAnswers = {
  /** Null without any, undefined until known. */
  readonly answers: Answers | null | undefined
  /** Set if the profile could not be read. */
  readonly profileRetry: { readonly isBusy: boolean; retry(): void } | null
}

/** Reads the answers of the visitor. For lazy chunks only. */
export function useQualifications(): QualificationAnswers {
  const onDevice = useSyncExternalStore(
    subscribeToDeviceQualifications,
    getDeviceQualifications,
    () => null,
  )
  const isSignedIn = useIsSignedIn()
  // Read through the query client, which clears it with the session in every tab (promise T1).
  const query = useQuery(
    {
      queryKey: queryKeys.accountQualifications,
      queryFn: readProfileQualifications,
      enabled: isSignedIn,
    },
    getQueryClient(),
  )
  const here = onDevice && { qualifications: onDevice, isFromProfile: false }
  if (!isSignedIn) return { answers: here, profileRetry: null }
  const { data, isFetched, isFetching, refetch } = query
  if (data) return { answers: { qualifications: data, isFromProfile: true }, profileRetry: null }
  if (data === null) return { answers: here, profileRetry: null }
  // Not whether it failed: during a refetch, the open panel stays.
  if (!isFetched) return { answers: undefined, profileRetry: null }
  return { answers: here, profileRetry: { isBusy: isFetching, retry: () => void refetch() } }
}

export function useQualificationLists(): Lazy<QualificationLists> {
  return useLazy(loadQualificationLists, 'Nothing is compared: the lists are missing.')
}
