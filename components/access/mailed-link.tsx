'use client'

import { lazy, Suspense } from 'react'
import { useSearch } from '@/hooks/use-search'

const ConfirmAddress = lazy(async () => ({
  default: (await import('./confirm-address')).ConfirmAddress,
}))

/** What a mailed link about an address asks for: `?mode=verifyEmail` or `verifyAndChangeEmail`, `&oobCode=…`. */
export function MailedLink() {
  const search = useSearch()
  const [mode, code] = [search.get('mode'), search.get('oobCode')]
  if (!code || (mode !== 'verifyEmail' && mode !== 'verifyAndChangeEmail')) return null
  return (
    <Suspense>
      <ConfirmAddress code={code} isNew={mode === 'verifyAndChangeEmail'} />
    </Suspense>
  )
}
