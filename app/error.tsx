'use client'

import { useEffect } from 'react'
import { claimReload, isChunkFailure } from '@/lib/browser/page/chunk-failure'

type ErrorProps = { readonly error: unknown; readonly retry: () => void }

/** Shows the error of a layout. It shares nothing with layouts, which may be the cause. */
export default function ErrorScreen({ error, retry }: ErrorProps) {
  useEffect(() => {
    // After a deployment the script of a layout may be missing (spec §2).
    if (isChunkFailure(error) && claimReload(Date.now())) window.location.reload()
  }, [error])

  return (
    <main className="mx-auto max-w-measure px-4 py-12 text-center">
      <h1 className="text-2xl font-semibold">We could not load this page</h1>
      <p className="mt-3 mb-6">Please try again in a moment.</p>
      <button type="button" onClick={retry} className="button">
        Try again
      </button>
    </main>
  )
}
