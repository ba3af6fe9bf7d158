'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { receiveDrafts } from '@/lib/browser/preview/receive-drafts'
import { logFailure } from '@/lib/shared/log-failure'

type Props = {
  /** Origin of the employer site; see `employerSiteUrl`. */
  readonly employerOrigin: string
  /** The listing the draft would join: `/jobs`. */
  readonly listing: string
  /** What stands here until a draft arrives. */
  readonly children: ReactNode
}

/** Shows the drafts that are handed over; what that takes is fetched with the first of them. */
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
