import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useLazy } from '@/hooks/page/use-lazy'
import { useIsSignedIn } from '@/hooks/session/use-is-signed-in'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { queryKeys } from '@/lib/browser/api-client/query-keys'
import {
  getDeviceQualifications,
  subscribeToDeviceQualifications,
} from '@/lib/browser/qualification/device-qualifications'
import { loadQualificationLists } from '@/lib/browser/qualification/load-qualification-lists'
import type { Qualifications } from '@/lib/shared/qualification/qualifications'

const readProfileQualifications = () =>
  import('@/lib/browser/qualification/account-qualifications').then(
    ({ fetchAccountQualifications }) => fetchAccountQualifications(),
  )

type Answers = {
  readonly person: Qualifications
  readonly isFromProfile: boolean
}

/** Reads the answers: `said` is null without any, undefined until known; `own` is set if the profile could not be read. For lazy chunks only. */
export function useQualifications(): {
  readonly said: Answers | null | undefined
  readonly own: { readonly isBusy: boolean; retry(): void } | null
} {
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
  const here = onDevice && { person: onDevice, isFromProfile: false }
  if (!isSignedIn) return { said: here, own: null }
  const { data, isFetched, isFetching, refetch } = query
  if (data) return { said: { person: data, isFromProfile: true }, own: null }
  if (data === null) return { said: here, own: null }
  // Not whether it failed: during a refetch, the open panel stays.
  if (!isFetched) return { said: undefined, own: null }
  return { said: here, own: { isBusy: isFetching, retry: () => void refetch() } }
}

export function useQualificationLists() {
  return useLazy(loadQualificationLists, 'Nothing is compared: the lists are missing.')
}
