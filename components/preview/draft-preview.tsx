'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { receiveDrafts } from '@/lib/browser/preview/receive-drafts'
import { logFailure } from '@/lib/shared/log-failure'

type Props = {
  /** See `employerSiteUrl`. */
  readonly employerOrigin: string
  /** `/jobs`. */
  readonly listing: string
  /** Until a draft arrives. */
  readonly children: ReactNode
}

/** Its script is fetched with the first draft. */
export function DraftPreview({ employerOrigin, listing, children }: Props) {
  const [view, setView] = useState<ReactNode>(null)

  useEffect(() => {
    let isGone = false
    const stop = receiveDrafts(employerOrigin, async (handed) => {
      try {
        const { DraftView } = await import('./draft-view')
        if (!isGone) setView(<DraftView handed={handed} listing={listing} />)
      } catch (cause) {
        logFailure('The preview is not shown.', cause)
      }
    })
    return () => {
      isGone = true
      stop()
    }
  }, [employerOrigin, listing])

  return view ?? children
}
