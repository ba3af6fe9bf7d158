'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { useLazy } from '@/hooks/page/use-lazy'
import { type ReceivedDraft, receiveDrafts } from '@/lib/browser/preview/receive-drafts'

const loadView = () => import('./draft-view').then(({ DraftView }) => DraftView)

type Props = {
  readonly employerOrigin: string
  readonly listing: string
  readonly children: ReactNode
}

/** Shows drafts that the employer site posts to this window; the script loads with the first one. */
export function DraftPreview({ employerOrigin, listing, children }: Props) {
  const [handed, setHanded] = useState<ReceivedDraft>()
  const { value: View, retry } = useLazy(handed ? loadView : null, 'The preview is not shown.')

  useEffect(
    () =>
      receiveDrafts(employerOrigin, (draft) => {
        setHanded(draft)
        retry()
      }),
    [employerOrigin, retry],
  )

  return handed && View ? <View receivedDraft={handed} listing={listing} /> : children
}
