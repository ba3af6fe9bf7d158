'use client'

import { RetryNotice } from '@/components/ui/retry-notice'
import { Skeleton } from '@/components/ui/skeleton'
import { useLazy } from '@/hooks/page/use-lazy'
import { useIsSignedIn } from '@/hooks/session/use-is-signed-in'
import { importWithZod } from '@/lib/browser/api-client/import-with-zod'
import type { Search } from '@/lib/browser/searches/merge-searches'
import { OFFLINE } from '@/lib/shared/forms/failure-messages'
import { AlertForm } from './alert-form'

const loadToggle = () =>
  importWithZod(() => import('./alert-toggle').then(({ AlertToggle }) => AlertToggle))

/** Shows a plain form to signed-out visitors, and after hydration the usual switch to users. */
export function AlertSetup(search: Search) {
  const isSignedIn = useIsSignedIn()
  const {
    value: Toggle,
    hasFailed,
    retry,
  } = useLazy(isSignedIn ? loadToggle : null, 'Notifications cannot be switched here.')
  if (!isSignedIn) return <AlertForm area={search.area} search={search.search} />
  if (hasFailed) return <RetryNotice words={OFFLINE} retry={retry} />
  return Toggle ? <Toggle words={`Notify me of new ${search.area}`} {...search} /> : <Skeleton />
}
