'use client'

import { LazySavedSearchList } from '@/components/searches/lazy-saved-search-list'
import { ButtonLink } from '@/components/ui/button'
import { RetryNotice } from '@/components/ui/retry-notice'
import { Skeleton } from '@/components/ui/skeleton'
import { useLazy } from '@/hooks/page/use-lazy'
import { useIsSignedIn } from '@/hooks/session/use-is-signed-in'
import { importWithZod } from '@/lib/browser/api-client/import-with-zod'
import { OFFLINE } from '@/lib/shared/forms/failure-messages'
import { routes } from '@/lib/shared/routes'
import { UnsubscribeLinkForm } from './unsubscribe-link-form'

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

function SignedOutSubscriptions() {
  return (
    <>
      <p>Sign in to see and change all your notifications.</p>
      <p className="mt-3">
        <ButtonLink href={routes.loginAndBack(routes.notifications)} rel="nofollow">
          Sign in
        </ButtonLink>
      </p>
      <h2 className="mt-8 text-lg font-semibold">E-mail subscriptions without an account</h2>
      <p className="mt-2 mb-3">
        Enter your e-mail address. We will send you a link to see and cancel your e-mail alerts and
        newsletter.
      </p>
      <UnsubscribeLinkForm />
    </>
  )
}
