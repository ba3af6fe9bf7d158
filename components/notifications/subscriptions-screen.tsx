'use client'

import { LazySavedSearchList } from '@/components/searches/lazy-saved-search-list'
import { RetryNotice } from '@/components/ui/retry-notice'
import { Skeleton } from '@/components/ui/skeleton'
import { useLazy } from '@/hooks/page/use-lazy'
import { useIsSignedIn } from '@/hooks/session/use-is-signed-in'
import { importWithZod } from '@/lib/browser/api-client/import-with-zod'
import { OFFLINE } from '@/lib/shared/forms/failure-messages'
import { SignedOutSubscriptions } from './signed-out-subscriptions'

const loadOverview = () =>
  importWithZod(() =>
    import('./subscription-list').then(({ SubscriptionList }) => SubscriptionList),
  )

/** Loads the user's subscriptions after the shared page. */
export function SubscriptionsScreen() {
  const isSignedIn = useIsSignedIn()
  const {
    value: Overview,
    hasFailed,
    retry,
  } = useLazy(isSignedIn ? loadOverview : null, 'The notifications are not shown.')
  return (
    <div className="grid max-w-160 gap-10">
      <div>
        {!isSignedIn && <SignedOutSubscriptions />}
        {isSignedIn && hasFailed && <RetryNotice words={OFFLINE} retry={retry} />}
        {isSignedIn && !hasFailed && (Overview ? <Overview /> : <Skeleton />)}
      </div>
      <LazySavedSearchList />
    </div>
  )
}
