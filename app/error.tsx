'use client'

import { ErrorNotice } from '@/components/layout/error-notice'

type ErrorProps = { readonly error: unknown; readonly retry: () => void }

/** Stands in for a whole layout that failed; each layout has its own for the pages inside it. */
export default function ErrorScreen(props: ErrorProps) {
  return (
    <main>
      <ErrorNotice {...props} />
    </main>
  )
}
